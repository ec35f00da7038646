import {
  COMMON_SUSPENSIONS,
  type PlayerRules,
  SCORER_TIES,
  SUSPENSION_LIMITS,
  type SuspensionRules,
} from '@futsal-cup/domain/cup/player-rules';
import { stack } from '../../shelf/styles/layout';
import { ChooseField } from '../forms/choose-field';
import { useAdminTexts } from '../texts/admin-texts';
import styles from '../tournaments/details/details.module.css';
import { SUSPENSION_NUMBERS } from './player-rules-in-words';

interface PlayerRulesFieldsProps {
  readonly rules: PlayerRules;
  readonly onChoose: (rules: PlayerRules) => void;
}

function numbersOf(rule: keyof SuspensionRules) {
  const [least, most] = SUSPENSION_LIMITS[rule];
  return Array.from({ length: most - least + 1 }, (_, index) => {
    const value = String(least + index);
    return { value, label: value };
  });
}

/** Asks how scorers are told apart and who is suspended. Each is a select, so that no value can be outside its limits. */
export function PlayerRulesFields({ rules, onChoose }: PlayerRulesFieldsProps) {
  const { players: texts } = useAdminTexts().details;
  const { ties, suspensions } = rules;
  return (
    <>
      <ChooseField
        label={texts.ties}
        choices={SCORER_TIES.map((value) => ({ value, label: texts.tiesNamed[value] }))}
        value={ties}
        onChoose={(chosen) => chosen && onChoose({ ...rules, ties: chosen })}
      />
      <ChooseField
        label={texts.suspensions}
        choices={(['off', 'on'] as const).map((value) => ({ value, label: texts[value] }))}
        value={suspensions ? 'on' : 'off'}
        onChoose={(chosen) =>
          onChoose({ ...rules, suspensions: chosen === 'on' ? COMMON_SUSPENSIONS : null })
        }
      />
      {suspensions && (
        <div className={stack(3, styles['points'])} role="group" aria-label={texts.on}>
          {SUSPENSION_NUMBERS.map((rule) => (
            <ChooseField
              key={rule}
              label={texts.numbers[rule]}
              choices={numbersOf(rule)}
              value={String(suspensions[rule])}
              onChoose={(chosen) =>
                onChoose({ ...rules, suspensions: { ...suspensions, [rule]: Number(chosen) } })
              }
            />
          ))}
        </div>
      )}
    </>
  );
}
