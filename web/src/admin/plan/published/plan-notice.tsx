import { useEffect } from 'react';
import { allMatches } from '../../../shelf/cup/all-matches';
import { cluster, stack } from '../../../shelf/styles/layout';
import { Button } from '../../../shelf/ui/button';
import { useCurrentCup } from '../../cup/cup-context';
import { instantText } from '../../cup/instant-text';
import { useAdminTexts } from '../../texts/admin-texts';
import { isBegun } from '../day/is-begun';
import { useDraft } from '../draft/plan-store';
import ui from '../../ui/ui.module.css';
import styles from '../plan.module.css';
import { OtherVersion } from './other-version';
import { usePlanState } from './plan-state';
import { usePublished } from './published-context';

/** A draft that says nothing else than the published plan follows the next one. */
function useDraftOfItsOwn(isSame: boolean): void {
  const { draft, published, follow } = useDraft();
  const isNeedless = isSame && draft !== published && draft.pasted === '';
  useEffect(() => {
    if (isNeedless) follow();
  });
}

/** Says whether the steps show the published plan or a draft of this browser, and leads from a draft back to the plan. */
export function PlanNotice() {
  const { published: texts } = useAdminTexts().plan;
  const cup = useCurrentCup();
  const { published: plan, draft, change, giveUp } = useDraft();
  const state = usePlanState();
  const view = usePublished();
  useDraftOfItsOwn(state === 'published');
  const matches = allMatches(cup);
  const at = view ? instantText(view.updatedAt, cup.timeZone) : '';
  const back = plan && draft !== plan && (
    <Button look="secondary" onClick={giveUp}>
      {texts.back}
    </Button>
  );
  switch (state) {
    case 'none':
      return matches.length === 0 ? <p className={ui['hint']}>{texts.none}</p> : <p>{texts.unknown}</p>;
    case 'published':
      return <p>{texts.published(at, matches.filter(isBegun).length, matches.length)}</p>;
    case 'draft':
      return (
        <div className={stack(3, styles['notice'])}>
          <p>{texts.draft(at)}</p>
          {back && <div className={cluster(3)}>{back}</div>}
        </div>
      );
    case 'overtaken':
      return (
        <div className={stack(3, styles['problems'])} role="alert">
          <p>{texts.overtaken(at)}</p>
          <div className={cluster(3)}>
            {back}
            <Button look="secondary" onClick={() => change({ basis: plan?.basis })}>
              {texts.keep}
            </Button>
          </div>
        </div>
      );
    case 'other-version':
      return <OtherVersion form={view?.form ?? 0} />;
  }
}
