import { CircleCheck, CircleDashed } from 'lucide-react';
import { useCurrentCup } from '../../shared/cup/cup-context';
import { useAdminTexts } from '../../shared/texts/use-texts';
import styles from './fixture-guide.module.css';
import { guideSteps, type GuideStep, type Manager } from './guide-steps';

interface StepProps {
  readonly step: GuideStep;
  readonly number: number;
  readonly onChoose: (manager: Manager) => void;
}

function Step({ step: { title, hint, isDone, note, manager }, number, onChoose }: StepProps) {
  const { guide: texts } = useAdminTexts().fixture;
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <li className={styles['step']} data-done={isDone}>
      <p className={styles['state']}>
        <Icon aria-hidden size={20} />
        {texts.step(number)}: {isDone ? texts.done : texts.open}
      </p>
      <button type="button" className={styles['title']} onClick={() => onChoose(manager)}>
        {title}
      </button>
      <p className={styles['hint']}>{hint}</p>
      {note && <p className={styles['note']}>{note}</p>}
    </li>
  );
}

interface FixtureGuideProps {
  /** Opens the manager that a step is done in. */
  readonly onChoose: (manager: Manager) => void;
}

/** The steps to a fixture: what is done, what is missing, and a link to where it is done. */
export function FixtureGuide({ onChoose }: FixtureGuideProps) {
  const { guide: texts } = useAdminTexts().fixture;
  const cup = useCurrentCup();
  return (
    <section aria-label={texts.title}>
      <h2 className={styles['heading']}>{texts.title}</h2>
      <ol className={styles['steps']}>
        {guideSteps(cup, texts).map((step, index) => (
          <Step key={step.title} step={step} number={index + 1} onChoose={onChoose} />
        ))}
      </ol>
    </section>
  );
}
