import { ChooseField } from '../../forms/choose-field';
import { useAdminTexts } from '../../texts/admin-texts';
import { stack } from '../../../shelf/styles/layout';
import ui from '../../ui/ui.module.css';
import styles from './details.module.css';
import {
  NUMBER_RULES,
  numbersOf,
  PRESETS,
  type RulesValues,
  type StageRulesValues,
} from './match-rules-values';

/** The longest match, in minutes, for which Bavaria gives the kick from ten metres from the fourth foul on. */
const SHORT_MATCH_MINUTES = 14;

type OwnValues = Omit<RulesValues, 'preset'>;

function isShort({ halves, minutesPerHalf }: OwnValues): boolean {
  return Number(halves) * Number(minutesPerHalf) <= SHORT_MATCH_MINUTES;
}

interface OwnRulesProps {
  readonly values: OwnValues;
  readonly onChoose: (chosen: Partial<OwnValues>) => void;
}

/** Asks for the rules one by one. Each is a select, so that no value can be outside its limits. */
export function OwnRules({ values, onChoose }: OwnRulesProps) {
  const { play } = useAdminTexts().details;
  const halves = [
    { value: '1', label: play.oneHalf },
    { value: '2', label: play.twoHalves },
  ] as const;
  const clocks = (['running', 'stopped'] as const).map((value) => ({ value, label: play[value] }));
  return (
    <div className={stack(3, styles['points'])} role="group" aria-label={play.own}>
      <ChooseField
        label={play.halves}
        choices={halves}
        value={values.halves}
        onChoose={(chosen) => chosen && onChoose({ halves: chosen })}
      />
      <ChooseField
        label={play.clock}
        choices={clocks}
        value={values.clock}
        onChoose={(chosen) => chosen && onChoose({ clock: chosen })}
      />
      {NUMBER_RULES.map((rule) => (
        <ChooseField
          key={rule}
          label={play.numbers[rule]}
          choices={numbersOf(rule).map((value) => ({ value, label: value }))}
          value={values[rule]}
          onChoose={(chosen) => chosen && onChoose({ [rule]: chosen })}
        />
      ))}
      <p className={ui['hint']} aria-live="polite">
        {isShort(values) && play.shortMatch}
      </p>
    </div>
  );
}

interface StageRulesFieldsProps {
  readonly values: StageRulesValues;
  readonly onChoose: (chosen: Partial<StageRulesValues>) => void;
}

/** Asks by which rules a stage is played: those of the cup, or others. */
export function StageRulesFields({ values, onChoose }: StageRulesFieldsProps) {
  const { play } = useAdminTexts().details;
  const choices = (['cup', ...PRESETS, 'own'] as const).map((value) => ({
    value,
    label: value === 'cup' ? play.asCup : play[value],
  }));
  return (
    <>
      <ChooseField
        label={play.rules}
        choices={choices}
        value={values.preset}
        onChoose={(preset) => preset && onChoose({ preset })}
      />
      {values.preset === 'own' && <OwnRules values={values} onChoose={onChoose} />}
    </>
  );
}
