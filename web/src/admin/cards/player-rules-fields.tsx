import { SCORER_TIES } from '@futsal-cup/domain/cup/player-rules';
import { stack } from '../../shelf/styles/layout';
import { ChooseField } from '../forms/choose-field';
import { useAdminTexts } from '../texts/admin-texts';
import styles from '../tournaments/details/details.module.css';
import { numbersOf, type PlayerRulesValues, SUSPENSION_NUMBERS } from './player-rules-values';

interface PlayerRulesFieldsProps {
  readonly values: PlayerRulesValues;
  readonly onChoose: (values: PlayerRulesValues) => void;
}

/** Asks how scorers are told apart and who is suspended. Each is a select, so that no value can be outside its limits. */
export function PlayerRulesFields({ values, onChoose }: PlayerRulesFieldsProps) {
  const { players: texts } = useAdminTexts().details;
  const choose = (chosen: Partial<PlayerRulesValues>) => onChoose({ ...values, ...chosen });
  const ties = SCORER_TIES.map((value) => ({ value, label: texts.tiesNamed[value] }));
  const suspensions = (['off', 'on'] as const).map((value) => ({ value, label: texts[value] }));
  return (
    <>
      <ChooseField
        label={texts.ties}
        choices={ties}
        value={values.ties}
        onChoose={(chosen) => chosen && choose({ ties: chosen })}
      />
      <ChooseField
        label={texts.suspensions}
        choices={suspensions}
        value={values.suspensions}
        onChoose={(chosen) => chosen && choose({ suspensions: chosen })}
      />
      {values.suspensions === 'on' && (
        <div className={stack(3, styles['points'])} role="group" aria-label={texts.on}>
          {SUSPENSION_NUMBERS.map((rule) => (
            <ChooseField
              key={rule}
              label={texts.numbers[rule]}
              choices={numbersOf(rule).map((value) => ({ value, label: value }))}
              value={values[rule]}
              onChoose={(chosen) => chosen && choose({ [rule]: chosen })}
            />
          ))}
        </div>
      )}
    </>
  );
}
