import { BLOCKS_FORM } from '@futsal-cup/domain/plan/published-plan';
import { cluster, stack } from '../../../shelf/styles/layout';
import { Button } from '../../../shelf/ui/button';
import { useAdminTexts } from '../../texts/admin-texts';
import styles from '../plan.module.css';

/** Says that the published plan is of a form that this version of the site does not read. */
export function OtherVersion({ form }: { readonly form: number }) {
  const { published: texts } = useAdminTexts().plan;
  return (
    <div className={stack(3, styles['problems'])} role="alert">
      <p>{texts.otherVersion(form, BLOCKS_FORM)}</p>
      <div className={cluster(3)}>
        <Button onClick={() => location.reload()}>{texts.reload}</Button>
      </div>
    </div>
  );
}
