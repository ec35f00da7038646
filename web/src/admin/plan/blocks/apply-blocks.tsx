import { encodeBlocksPlan } from '@futsal-cup/domain/plan/blocks/blocks-request';
import type { Plan } from '@futsal-cup/domain/plan/find-plan';
import { describeReplacement, findLostMatches, type KeptRecords } from '@futsal-cup/domain/plan/kept-records';
import { findMovedMatches } from '@futsal-cup/domain/plan/moved-matches';
import { useState } from 'react';
import { ConfirmCallModal } from '../../calls/confirm-call-modal';
import { useCurrentCup } from '../../cup/cup-context';
import { toDomainCup } from '../../cup/domain-cup';
import { instantText } from '../../cup/instant-text';
import { ActionButton } from '../../forms/form-buttons';
import { useAdminTexts } from '../../texts/admin-texts';
import type { PlanWords } from '../draft/plan-words';
import styles from '../plan.module.css';
import { usePublished } from '../published/published-context';
import { LostMatches, PastWarning } from '../timetable/replacement';
import type { EditedBlocks } from './blocks-store';

interface ApplyBlocksProps {
  readonly plans: readonly Plan[];
  readonly edited: EditedBlocks;
  readonly kept: readonly KeptRecords[];
  readonly words: PlanWords;
  readonly onApplied: () => void;
}

/** What the plan replaces in all categories. */
function useReplaced({ plans, edited, kept }: Omit<ApplyBlocksProps, 'onApplied' | 'words'>) {
  const { apply: texts } = useAdminTexts().plan;
  const lost: string[] = [];
  let [stages, groups, matches, moved, begun] = [0, 0, 0, 0, 0];
  for (const [index, { cup: own }] of edited.categories.entries()) {
    const [plan, records] = [plans[index], kept[index]];
    if (!plan || !records) continue;
    const cup = toDomainCup(own);
    const replaced = describeReplacement(cup, records);
    stages += replaced.stages.length;
    groups += replaced.groups.length;
    matches += replaced.matches.length;
    moved += findMovedMatches(plan, records).length;
    begun += plan.fixed.length;
    lost.push(...findLostMatches(cup, records).map(({ matchId }) => matchId));
  }
  return {
    lost,
    said: [
      ...(stages + groups + matches > 0 ? [texts.replaces(stages, groups, matches)] : []),
      ...(moved > 0 ? [texts.moved(moved)] : []),
      ...(begun > 0 ? [texts.kept(begun)] : []),
    ],
  };
}

/** The button that applies the plan to all categories, and the question before that. */
export function ApplyBlocks({ onApplied, words, ...props }: ApplyBlocksProps) {
  const { apply: texts, blocks } = useAdminTexts().plan;
  const cup = useCurrentCup();
  const published = usePublished();
  const { plans, edited } = props;
  const { lost, said } = useReplaced(props);
  const [asked, setAsked] = useState<{ readonly updatedAt: string | null } | null>(null);
  const count = plans.reduce((sum, { slots }) => sum + slots.length, 0);
  const forChildren = edited.categories.filter(
    ({ cup: own, draft }) => draft.format.preset === 'children' && !own.shown,
  );
  return (
    <div className={styles['bar']}>
      <LostMatches matchIds={lost} />
      <ActionButton
        disabled={lost.length > 0 || edited.state === 'overtaken'}
        onClick={() => setAsked({ updatedAt: published?.updatedAt ?? null })}
      >
        {texts.button}
      </ActionButton>
      <ConfirmCallModal
        chosen={asked}
        texts={{ title: texts.confirmTitle, confirm: texts.confirm, success: texts.done }}
        callOf={({ updatedAt }) => ({
          call: 'applyBlocks',
          payload: {
            tournamentId: cup.tournamentId,
            version: cup.version,
            updatedAt,
            ...encodeBlocksPlan(edited.settings, plans),
          },
        })}
        closesOnFailure
        onClose={() => setAsked(null)}
        onSuccess={onApplied}
      >
        {() => (
          <>
            <p>{texts.question(count)}</p>
            <PastWarning plans={plans} words={words} />
            {published && <p>{texts.instead(instantText(published.updatedAt, cup.timeZone))}</p>}
            {said.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {forChildren.length > 0 && (
              <p>{blocks.tablesOff(forChildren.map(({ name }) => name).join(', '))}</p>
            )}
          </>
        )}
      </ConfirmCallModal>
    </div>
  );
}
