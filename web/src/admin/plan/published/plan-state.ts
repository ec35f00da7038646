import { canonical } from '@futsal-cup/domain/cup/text/canonical';
import { useCurrentCup } from '../../cup/cup-context';
import { useDraft } from '../draft/plan-store';
import { settingsOf } from '../draft/settings-of-draft';
import { usePublished } from './published-context';

/**
 * What the steps show: a draft where no plan was published (`none`), the published plan, a draft that was begun from it, a draft that was begun
 * before a colleague published it (`overtaken`), or nothing, because the published plan is one of another version of the site.
 */
type PlanState = 'none' | 'other-version' | 'published' | 'draft' | 'overtaken';

export function usePlanState(): PlanState {
  const cup = useCurrentCup();
  const published = usePublished();
  const { draft } = useDraft();
  // The categories of a plan over categories have gone since.
  if (published === null || published.blocks) return 'none';
  if (published.settings === null) return 'other-version';
  const settings = settingsOf(draft, cup);
  const slots = draft.moved?.settings === JSON.stringify(settings) ? draft.moved.slots : null;
  const { settings: ofPlan, slots: slotsOfPlan } = published;
  if (canonical([settings, slots]) === canonical([ofPlan, slotsOfPlan])) return 'published';
  return draft.basis?.updatedAt === published.updatedAt ? 'draft' : 'overtaken';
}
