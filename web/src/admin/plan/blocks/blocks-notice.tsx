import { useEffect } from 'react';
import { allMatches } from '../../../shelf/cup/all-matches';
import { cluster, stack } from '../../../shelf/styles/layout';
import { Button } from '../../../shelf/ui/button';
import { useCurrentCup } from '../../cup/cup-context';
import { instantText } from '../../cup/instant-text';
import { useAdminTexts } from '../../texts/admin-texts';
import ui from '../../ui/ui.module.css';
import { isBegun } from '../day/is-begun';
import styles from '../plan.module.css';
import { OtherVersion } from '../published/other-version';
import { usePublished } from '../published/published-context';
import { useBlocksDraft } from './blocks-store';

/** Says whether the steps show the published plan or what is typed in this browser, and leads back to the plan. */
export function BlocksNotice() {
  const { published: texts } = useAdminTexts().plan;
  const cup = useCurrentCup();
  const view = usePublished();
  const { state, isTyped, giveUp, keepDraft, follow } = useBlocksDraft();
  // A draft that says nothing else than the published plan follows the next one.
  const isNeedless = state === 'published' && isTyped;
  useEffect(() => {
    if (isNeedless) follow();
  });
  if (view === null) return <p className={ui['hint']}>{texts.none}</p>;
  const matches = allMatches(cup);
  const at = instantText(view.updatedAt, cup.timeZone);
  if (!view.blocks)
    return view.settings === null ? <OtherVersion form={view.form} /> : <p>{texts.beforeCategories(at)}</p>;
  if (state === 'published')
    return <p>{texts.published(at, matches.filter(isBegun).length, matches.length)}</p>;
  const isOvertaken = state === 'overtaken';
  return (
    <div
      className={stack(3, styles[isOvertaken ? 'problems' : 'notice'])}
      role={isOvertaken ? 'alert' : undefined}
    >
      <p>{isOvertaken ? texts.overtaken(at) : texts.draft(at)}</p>
      <div className={cluster(3)}>
        <Button look="secondary" onClick={giveUp}>
          {texts.back}
        </Button>
        {isOvertaken && (
          <Button look="secondary" onClick={keepDraft}>
            {texts.keep}
          </Button>
        )}
      </div>
    </div>
  );
}
