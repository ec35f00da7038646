import { PLAYER_NAME_STYLES, type PlayerNameStyle, tellsLess } from '@futsal-cup/domain/cup/match-rules';
import { useFormikContext } from 'formik';
import { SelectField } from '../../forms/formik-fields';
import { RadioField } from '../../forms/radio-field';
import { stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from './details.module.css';
import { useAdminTexts } from '../../texts/admin-texts';
import type { DetailsValues } from './details-values';
import { NUMBER_RULES, numbersOf, PRESETS } from './match-rules-values';

/** The longest match, in minutes, for which Bavaria gives the kick from ten metres from the fourth foul on. */
const SHORT_MATCH_MINUTES = 14;

function isShort({ halves, minutesPerHalf }: DetailsValues): boolean {
  return Number(halves) * Number(minutesPerHalf) <= SHORT_MATCH_MINUTES;
}

/** Asks for the rules one by one. Each is a select, so that no value can be outside its limits. */
function OwnRules() {
  const { play } = useAdminTexts().details;
  const { values } = useFormikContext<DetailsValues>();
  const halves = [
    { value: '1', label: play.oneHalf },
    { value: '2', label: play.twoHalves },
  ];
  const clocks = (['running', 'stopped'] as const).map((value) => ({ value, label: play[value] }));
  return (
    <div className={stack(3, styles['points'])} role="group" aria-label={play.own}>
      <SelectField name="halves" label={play.halves} choices={halves} />
      <SelectField name="clock" label={play.clock} choices={clocks} />
      {NUMBER_RULES.map((rule) => (
        <SelectField
          key={rule}
          name={rule}
          label={play.numbers[rule]}
          choices={numbersOf(rule).map((value) => ({ value, label: value }))}
        />
      ))}
      <p className={ui['hint']} aria-live="polite">
        {isShort(values) && play.shortMatch}
      </p>
    </div>
  );
}

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
  const { values } = useFormikContext<DetailsValues>();
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
        {values.preset === 'own' && <OwnRules />}
        <RadioField name="playerNames" label={play.players} choices={styleChoices} />
        <div aria-live="polite">{isShortened && <p className={ui['hint']}>{play.shortened}</p>}</div>
      </div>
    </details>
  );
}
