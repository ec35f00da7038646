import { Formik, useFormikContext } from 'formik';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import type { CategoryRules } from '@futsal-cup/domain/cup/records';
import { PLAYER_NAME_STYLES } from '@futsal-cup/domain/cup/match-rules';
import { DEFAULT_PLAYER_RULES } from '@futsal-cup/domain/cup/player-rules';
import { SHOWN } from '@futsal-cup/domain/cup/shown';
import { stack } from '../../../shelf/styles/layout';
import { Button } from '../../../shelf/ui/button';
import { ChooseField } from '../../forms/choose-field';
import { RadioField } from '../../forms/radio-field';
import { SelectField } from '../../forms/formik-fields';
import { Unsaved } from '../../forms/unsaved-form';
import { PlayerRulesFields } from '../../cards/player-rules-fields';
import { useCurrentCup } from '../../cup/cup-context';
import { CurrentCup } from '../../cup/current-cup';
import { validateRules } from '../../rules/edit-rules';
import { Effect } from '../../rules/effect-notice';
import { TableRulesFields } from '../../rules/rules-fields';
import { useAdminTexts } from '../../texts/admin-texts';
import { Modal, useLinger } from '../../ui/modal';
import ui from '../../ui/ui.module.css';
import { StageRulesFields } from '../details/own-rules';
import {
  categoryRulesOf,
  categoryRulesValuesOf,
  type CategoryRulesValues,
  type RulesOfCup,
} from './category-rules-values';
import type { CategoryValues } from './category-values';

/** Shows what the rules in the form change among the matches of the category. */
function EffectOfForm({ categoryId }: Pick<CategoryValues, 'categoryId'>) {
  const { values } = useFormikContext<CategoryRulesValues>();
  const { categories } = useCurrentCup();
  const rules = useMemo(() => {
    const own = categoryRulesOf(values) ?? undefined;
    return {
      categories: categories?.map((saved) =>
        saved.categoryId === categoryId ? { ...saved, rules: own } : saved,
      ),
    };
  }, [categories, categoryId, values]);
  return <Effect rules={rules} />;
}

function Fields({ categoryId }: Pick<CategoryValues, 'categoryId'>) {
  const { details, tableRules } = useAdminTexts();
  const { categories: texts, play, players } = details;
  const { values, dirty, setFieldValue, submitForm } = useFormikContext<CategoryRulesValues>();
  const asCup = { value: 'cup', label: play.asCup };
  const shown = SHOWN.map((value) => ({ value, label: tableRules.shownNamed[value] }));
  const names = PLAYER_NAME_STYLES.map((value) => ({ value, label: play.names[value] }));
  const asCupOrOwn = [asCup, { value: 'own', label: texts.ownTables }];
  return (
    <div className={stack(4)}>
      <Unsaved isUnsaved={dirty} />
      <p className={ui['hint']}>{texts.rulesHint}</p>
      <SelectField name="shown" label={tableRules.shown} choices={[asCup, ...shown]} />
      <StageRulesFields
        values={values.match}
        onChoose={(chosen) => void setFieldValue('match', { ...values.match, ...chosen })}
      />
      <SelectField name="playerNames" label={play.players} choices={[asCup, ...names]} />
      <ChooseField
        label={players.title}
        choices={asCupOrOwn}
        value={values.playerRules === 'cup' ? 'cup' : 'own'}
        onChoose={(chosen) =>
          void setFieldValue('playerRules', chosen === 'own' ? DEFAULT_PLAYER_RULES : 'cup')
        }
      />
      {values.playerRules !== 'cup' && (
        <PlayerRulesFields
          rules={values.playerRules}
          onChoose={(rules) => void setFieldValue('playerRules', rules)}
        />
      )}
      <RadioField name="tables" label={tableRules.tables} choices={asCupOrOwn} />
      {values.tables === 'own' && <TableRulesFields />}
      {dirty && categoryId !== undefined && (
        <CurrentCup>
          <EffectOfForm categoryId={categoryId} />
        </CurrentCup>
      )}
      <Button onClick={() => void submitForm()}>{texts.takeOver}</Button>
    </div>
  );
}

interface CategoryRulesModalProps {
  /** The category whose rules are chosen; null while the modal is closed. */
  readonly category: CategoryValues | null;
  readonly ofCup: RulesOfCup;
  readonly onChoose: (category: CategoryValues, rules: CategoryRules | null) => void;
  readonly onClose: () => void;
}

/** Asks which rules a category has of its own. They are saved with the details of the tournament. */
export function CategoryRulesModal({ category, ofCup, onChoose, onClose }: CategoryRulesModalProps) {
  const { categories: texts } = useAdminTexts().details;
  const shown = useLinger(category);
  // Outside of the form of the details, which Enter in one of these fields would send.
  return createPortal(
    <Modal isOpen={category !== null} title={texts.rules(shown?.name ?? '')} losesForm onClose={onClose}>
      {shown && (
        <Formik<CategoryRulesValues>
          key={shown.key}
          initialValues={categoryRulesValuesOf(shown.rules, ofCup)}
          validate={(values) => (values.tables === 'own' ? validateRules(values) : {})}
          onSubmit={(values) => {
            onChoose(shown, categoryRulesOf(values));
            onClose();
          }}
        >
          <Fields categoryId={shown.categoryId} />
        </Formik>
      )}
    </Modal>,
    document.body,
  );
}
