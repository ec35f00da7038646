import type { PlanDraft, WishDraft } from './plan-draft';

/* Days and courts are identified by their index in the list; when one is removed, the later ones move up. */

function isOther(removed: number): (index: number) => boolean {
  return (index) => index !== removed;
}

function movedUp(removed: number): (index: number) => number {
  return (index) => (index > removed ? index - 1 : index);
}

/** Returns the draft without a day, without the courts' times, the breaks and the steps on it, and without the wishes for it. */
export function withoutDay({ time, wishes }: PlanDraft, day: number): Pick<PlanDraft, 'time' | 'wishes'> {
  const stays = isOther(day);
  const moved = movedUp(day);
  const courts = time.courts.map((court) => ({
    ...court,
    windows:
      court.windows?.filter((own) => stays(own.day)).map((own) => ({ ...own, day: moved(own.day) })) ?? null,
  }));
  return {
    time: {
      ...time,
      days: time.days.filter((_, index) => stays(index)),
      courts,
      breaks: time.breaks?.flatMap((own) => {
        if (own.day === null) return [own];
        return stays(own.day) ? [{ ...own, day: moved(own.day) }] : [];
      }),
      steps: time.steps?.map((own) => {
        return { ...own, day: own.day === null || !stays(own.day) ? null : moved(own.day) };
      }),
    },
    wishes: wishes.flatMap((wish): WishDraft[] => {
      if (!('teamId' in wish) || wish.day === null) return [wish];
      return stays(wish.day) ? [{ ...wish, day: moved(wish.day) }] : [];
    }),
  };
}

/** Returns the draft without a court. The wish of a stage that was limited to this court alone is removed. */
export function withoutCourt({ time, wishes }: PlanDraft, court: number): Pick<PlanDraft, 'time' | 'wishes'> {
  const stays = isOther(court);
  return {
    time: { ...time, courts: time.courts.filter((_, index) => stays(index)) },
    wishes: wishes.flatMap((wish): WishDraft[] => {
      if (wish.kind !== 'courts') return [wish];
      const courts = wish.courts.filter(stays).map(movedUp(court));
      return courts.length === 0 ? [] : [{ ...wish, courts }];
    }),
  };
}
