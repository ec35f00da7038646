import { PLAYER_NAME_STYLES, type PlayerNameStyle, tellsLess } from '@futsal-cup/domain/cup/match-rules';
import { useFormikContext } from 'formik';
import { RadioField } from '../../forms/radio-field';
import { stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from './details.module.css';
import { useAdminTexts } from '../../texts/admin-texts';
import type { DetailsValues } from './details-values';
import { PRESETS } from './match-rules-values';
import { OwnRules } from './own-rules';

interface MatchRulesFieldsProps {
  /** The present style of players' names for the public; undefined for a new cup. */
  readonly shownUntilNow: PlayerNameStyle | undefined;
}

/**
 * Asks for the match rules and the public style of players' names. The fields are folded away, because the presets suit
 * most cups.
 */
export function MatchRulesFields({ shownUntilNow }: MatchRulesFieldsProps) {
  const { play } = useAdminTexts().details;
  const { values, setFieldValue } = useFormikContext<DetailsValues>();
  const isShortened = shownUntilNow !== undefined && tellsLess(values.playerNames, shownUntilNow);
  const presets = [...PRESETS, 'own' as const].map((value) => ({
    value,
    label: play[value],
    hint: value === 'own' ? undefined : play[`${value}-hint`],
  }));
  const styleChoices = PLAYER_NAME_STYLES.map((value) => ({
    value,
    label: play.names[value],
    hint: play.names[`${value}-hint`],
  }));
  return (
    <details className={styles['rules']}>
      <summary className={styles['rulesTitle']}>{play.title}</summary>
      <div className={stack(4)}>
        <p className={ui['hint']}>{play.hint}</p>
        <RadioField name="preset" label={play.rules} choices={presets} />
        {values.preset === 'own' && (
          <OwnRules
            values={values}
            onChoose={(chosen) =>
              void Promise.all(Object.entries(chosen).map(([rule, value]) => setFieldValue(rule, value)))
            }
          />
        )}
        <RadioField name="playerNames" label={play.players} choices={styleChoices} />
        <div aria-live="polite">{isShortened && <p className={ui['hint']}>{play.shortened}</p>}</div>
      </div>
    </details>
  );
}
