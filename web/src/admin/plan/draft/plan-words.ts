import { ENGLISH_SOURCE_WORDS } from '@futsal-cup/domain/bracket/english-source-words';
import { describeGroupPlace } from '@futsal-cup/domain/bracket/source-words';
import type { Fixtures, PlanSide } from '@futsal-cup/domain/plan/format/derive-matches';
import { nameOfStage } from '@futsal-cup/domain/plan/format/stage-names';
import { groupLetters, type PlanSettings } from '@futsal-cup/domain/plan/settings';
import { dateAndTimeOf } from '@futsal-cup/domain/plan/timetable/minutes';
import { firstDateOf } from '@futsal-cup/domain/plan/timetable/slots';
import type { Cup } from '../../../shelf/cup/cup';
import { useCurrentCup } from '../../cup/cup-context';
import { slashDate } from '../../../shelf/cup/slash-date';
import { useTexts } from '../../../shelf/texts/use-texts';

/** Names the parts of a plan for the screen. */
export interface PlanWords {
  readonly team: (team: number) => string;
  readonly group: (group: number) => string;
  readonly court: (court: number | null) => string;
  readonly side: (side: PlanSide) => string;
  /** Names a match by both sides. */
  readonly match: (match: number) => string;
  /** Names a step by its stages: the only one, or the first and the last. */
  readonly step: (step: number) => string;
  /** Names the group of a match, or its stage. */
  readonly stageOf: (match: number) => string;
  readonly time: (minute: number) => string;
  /** Formats the minute with the date if the plan has several days. */
  readonly moment: (minute: number) => string;
  readonly day: (minute: number) => string;
}

interface Spoken {
  readonly settings: PlanSettings;
  readonly fixtures: Fixtures;
}

function sideIn(
  { fixtures }: Spoken,
  words: typeof ENGLISH_SOURCE_WORDS,
  group: (group: number) => string,
  team: (team: number) => string,
) {
  const ofGroups = fixtures.matches.filter((match) => match.group !== null).length;
  return (side: PlanSide): string => {
    switch (side.kind) {
      case 'team':
        return team(side.team);
      case 'group-place':
        return describeGroupPlace(side.place, group(side.group), words);
      case 'best-of-place':
        return words.bestOf(words.places[side.place - 1] ?? '', side.rank);
      case 'allotted-of-place':
        return words.oneOfBest(words.places[side.place - 1] ?? '', side.slot);
      case 'match-winner':
        return words.winner(side.match - ofGroups + 1);
      case 'match-loser':
        return words.loser(side.match - ofGroups + 1);
    }
  };
}

/** Returns the name of a step (an index): that of its only stage, or of its first and last. */
export function nameOfStep(step: number, { settings, fixtures }: Spoken): string {
  const stages = fixtures.matches.flatMap((match) => (match.step === step ? [match.stage] : []));
  const ends = new Set([...stages.slice(0, 1), ...stages.slice(-1)]);
  return [...ends].map((stage) => nameOfStage(stage, settings.names)).join(' – ');
}

/** Builds the names for a plan of a cup. */
export function wordsOf(
  spoken: Spoken,
  { Teams }: Pick<Cup, 'Teams'>,
  sources: typeof ENGLISH_SOURCE_WORDS,
): PlanWords {
  const { settings, fixtures } = spoken;
  const names = new Map(Teams.map(({ teamId, name }) => [teamId, name]));
  const team = (index: number) => names.get(settings.teams[index]?.teamId ?? '') ?? '';
  const group = (index: number) => `${settings.names.group} ${groupLetters(index)}`;
  const side = sideIn(spoken, sources, group, team);
  const at = (minute: number) => dateAndTimeOf(minute, firstDateOf(settings.time));
  const time = (minute: number) => at(minute).time;
  const day = (minute: number) => slashDate(at(minute).date);
  return {
    team,
    group,
    side,
    time,
    day,
    moment: (minute) => (settings.time.days.length > 1 ? `${day(minute)} ${time(minute)}` : time(minute)),
    court: (index) => settings.time.courts[index ?? -1]?.name ?? '',
    match(index) {
      const planned = fixtures.matches[index];
      return planned ? `${side(planned.local)} – ${side(planned.visitor)}` : '';
    },
    step: (step) => nameOfStep(step, spoken),
    stageOf(index) {
      const planned = fixtures.matches[index];
      if (!planned) return '';
      return planned.group === null ? nameOfStage(planned.stage, settings.names) : group(planned.group);
    },
  };
}

export function usePlanWords(spoken: Spoken): PlanWords {
  const cup = useCurrentCup();
  const { sources } = useTexts();
  return wordsOf(spoken, cup, sources ?? ENGLISH_SOURCE_WORDS);
}
