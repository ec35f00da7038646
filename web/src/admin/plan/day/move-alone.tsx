import { nameKey } from '@futsal-cup/domain/cup/text/name-key';
import { type MatchMove, moveMatch } from '@futsal-cup/domain/plan/day/move-matches';
import { useState } from 'react';
import type { Match } from '../../../shelf/cup/cup';
import { useCurrentCup } from '../../cup/cup-context';
import { toDomainCup } from '../../cup/domain-cup';
import { useAdminTexts } from '../../texts/admin-texts';
import { Button } from '../../../shelf/ui/button';
import { useDraft } from '../draft/plan-store';
import { usePublished } from '../published/published-context';
import { PlanInput, PlanSelect } from '../plan-fields';
import { stack } from '../../../shelf/styles/layout';
import dayStyles from './day.module.css';

interface MoveAloneProps {
  readonly match: Match;
  /** The other matches of the same day. */
  readonly others: readonly Match[];
  /** Opens the preview of the moves. */
  readonly onMoves: (moves: readonly MatchMove[]) => void;
}

/** Asks for another time and court for one match on its day. */
export function MoveAlone({ match, others, onMoves }: MoveAloneProps) {
  const { day: texts } = useAdminTexts().plan;
  const cup = useCurrentCup();
  const { draft } = useDraft();
  const published = usePublished();
  const ofBlocks = published?.blocks?.settings.courts.map((name) => ({ name }));
  const planned = ofBlocks ?? (published?.settings?.time ?? draft.time).courts;
  // The fields follow the match until something else is entered, also after somebody else has moved it.
  const [typedTime, setTime] = useState<string | null>(null);
  const [chosenCourt, setLocation] = useState<string | null>(null);
  const time = typedTime ?? match.time;
  const location = chosenCourt ?? match.location;
  const names = [
    ...planned.map(({ name }) => name),
    ...others.map((other) => other.location),
    match.location,
  ];
  const courts = new Map(names.map((name) => [nameKey(name), name]));
  if (match.location !== '') courts.delete('');
  const isSame = time === match.time && location === match.location;
  return (
    <form
      className={stack(3)}
      onSubmit={(event) => {
        event.preventDefault();
        const moves = moveMatch(toDomainCup(cup), match.matchId, { time, location });
        if (moves.ok) onMoves(moves.value);
      }}
    >
      <fieldset className={stack(3, dayStyles['choices'])}>
        <legend>{texts.alone}</legend>
        <PlanInput
          label={texts.time}
          type="time"
          value={time}
          onType={(typed) => setTime(typed === match.time ? null : typed)}
        />
        <PlanSelect
          label={texts.court}
          value={location}
          choices={[...courts.values()].sort().map((name) => ({ value: name, label: name }))}
          onType={(court) => setLocation(court === match.location ? null : court)}
        />
      </fieldset>
      <Button type="submit" look="secondary" disabled={isSame || time === ''}>
        {texts.look}
      </Button>
    </form>
  );
}
