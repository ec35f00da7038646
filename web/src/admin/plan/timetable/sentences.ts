import type { PlanDemand } from '@futsal-cup/domain/plan/find-contradiction';
import type { PlanConflict } from '@futsal-cup/domain/plan/find-plan-conflicts';
import { nameOfStage } from '@futsal-cup/domain/plan/format/stage-names';
import type { PlanSettings, PlanWish } from '@futsal-cup/domain/plan/settings';
import type { FoundPhase } from '@futsal-cup/domain/plan/timetable/find-timetable';
import { slashDate } from '../../../shelf/cup/slash-date';
import type { AdminTexts } from '../../texts/admin-texts';
import type { PlanWords } from '../draft/plan-words';

/* These functions describe a plan in sentences of the language that is shown. */

type PlanTexts = AdminTexts['plan'];

/** Says why a phase cannot end sooner. */
export function boundSentence(
  { kind, step, bound }: FoundPhase,
  words: PlanWords,
  { found: texts }: PlanTexts,
): string {
  const { reason } = bound;
  const say = (): string => {
    switch (reason.kind) {
      case 'courts': {
        const { matches, rounds } = reason;
        const courts = reason.courts.map(words.court);
        const busy = texts.bound.courts(
          matches,
          courts,
          words.moment(reason.from),
          words.moment(reason.until),
        );
        return rounds > 0 ? `${busy} ${texts.bound.andThen(rounds)}` : busy;
      }
      case 'team':
        return texts.bound.team(words.team(reason.team), reason.matches);
      case 'group':
        return texts.bound.group(words.group(reason.group), reason.matches);
      case 'teams':
        return texts.bound.teams(reason.matches);
      case 'referees':
        return texts.bound.referees(reason.matches);
      case 'rounds':
        return texts.bound.rounds(reason.rounds);
      case 'searched':
        return texts.bound.searched;
    }
  };
  const phase = kind === 'groups' && step > 0 ? words.step(step) : texts.phase[kind];
  return `${phase}: ${say()}${bound.isFinalAlone ? ` ${texts.bound.finalAlone}` : ''}`;
}

/** Formats a duration: '9 min', '2 h', '10 h 29 min'. The units are the same in all languages. */
export function lengthOf(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 ? [`${rest} min`] : [])].join(' ');
}

function wishSentence(
  wish: PlanWish | undefined,
  settings: PlanSettings,
  words: PlanWords,
  { none, time }: PlanTexts,
): string {
  if (!wish) return '';
  switch (wish.kind) {
    case 'referees':
      return time.referees;
    case 'courts':
      return none.wishOfStage(
        nameOfStage(wish.stage, settings.names),
        wish.courts.map(words.court).join(', '),
      );
    case 'not-before':
    case 'not-after': {
      const day = wish.day === null ? time.everyDay : slashDate(settings.time.days[wish.day]?.date);
      const limit = wish.kind === 'not-before' ? time.notBefore : time.notAfter;
      return none.wishOfTeam(words.team(wish.team), limit, wish.time, day);
    }
  }
}

export function demandSentence(
  demand: PlanDemand,
  settings: PlanSettings,
  words: PlanWords,
  texts: PlanTexts,
): string {
  const { leastRest, pauseBeforeKnockout } = settings.time;
  switch (demand.kind) {
    case 'wish':
      return wishSentence(settings.wishes[demand.wish], settings, words, texts);
    case 'day': {
      const { day } = settings.format.steps[demand.step] ?? {};
      return texts.none.stageOnDay(words.step(demand.step), slashDate(settings.time.days[day ?? -1]?.date));
    }
    case 'break': {
      const { day = null, from = '', to = '' } = settings.time.breaks?.[demand.break] ?? {};
      const when = day === null ? texts.time.everyDay : slashDate(settings.time.days[day]?.date);
      return texts.none.break(from, to, when);
    }
    case 'rest':
      return texts.none.rest(leastRest);
    case 'pause':
      return texts.none.pause(pauseBeforeKnockout);
    case 'end-of-time':
      return texts.none.endOfTime;
  }
}

export function conflictSentence(
  conflict: PlanConflict,
  settings: PlanSettings,
  words: PlanWords,
  texts: PlanTexts,
): string {
  const { conflict: says } = texts;
  const [one, other] = 'starts' in conflict ? conflict.starts.map(words.time) : [];
  const times = [one ?? '', other ?? ''] as const;
  const whoOf = (team: number | null) => (team === null ? says.whoever : words.team(team));
  switch (conflict.kind) {
    case 'no-place':
      return says.noPlace;
    case 'team-twice':
      return says.teamTwice(whoOf(conflict.team), ...times);
    case 'court-twice':
      return says.courtTwice(words.court(conflict.court), ...times);
    case 'short-between':
      return says.shortBetween(words.court(conflict.court), ...times, conflict.minutes);
    case 'too-early':
      return says.tooEarly(...times);
    case 'short-rest': {
      const who = whoOf(conflict.team);
      return conflict.rest <= 0 ? says.noRest(who, ...times) : says.shortRest(who, ...times, conflict.rest);
    }
    case 'short-pause':
      return says.shortPause(conflict.pause, conflict.wanted);
    case 'wish':
      return says.wish(wishSentence(settings.wishes[conflict.wish], settings, words, texts));
    case 'no-referee':
      return says.noReferee;
    case 'final-not-alone':
      return says.finalNotAlone(one ?? '');
    case 'other-day':
      return says.otherDay(slashDate(settings.time.days[conflict.day]?.date));
  }
}

/** Returns the match at which a conflict is shown; for a conflict between two matches, it is the later match. */
export function matchOfConflict(conflict: PlanConflict): number {
  return 'matches' in conflict ? conflict.matches[1] : conflict.match;
}
