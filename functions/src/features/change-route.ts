import type { CommandResult } from '@futsal-cup/domain/commands/cup-event';
import type { Contract, NoData } from '@futsal-cup/domain/contracts/contract';
import type { z } from 'zod';
import { presentMatchOf } from '../presenters/present-match';
import { presentGroup, presentStage } from '../presenters/present-stage';
import { presentTeam } from '../presenters/present-team';
import { viewContextOf } from '../presenters/view-context';
import { changeCup, type CupChange, noAnswer } from '../storage/change-cup';
import { findCupOf } from '../storage/read-cups';
import { refuseStaleEdit } from '../storage/stale-edit';
import type { StoredCup } from '../storage/stored';
import { type Call, type Route, route } from './route';

/** The field of a request that names the record in whose cup the change is. */
const ID_FIELDS = {
  tournaments: 'tournamentId',
  teams: 'teamId',
  stages: 'stageId',
  groups: 'groupId',
  matches: 'matchId',
} as const;

type Place = keyof typeof ID_FIELDS;

/** A request that names a record and, where it edits it, the version that the editor has seen. */
type RequestIn<In extends Place> = Readonly<Record<(typeof ID_FIELDS)[In], string>> & {
  readonly tournamentId?: string | undefined;
  readonly updatedAt?: string | null | undefined;
};

/** Refuses an edit of a record that was written since the editor has read it. */
const REFUSE_STALE: Readonly<
  Record<Place, (cup: StoredCup, id: string, seen: string | null | undefined) => void>
> = {
  tournaments: () => undefined,
  teams(cup, id, seen) {
    const team = cup.teams.find(({ teamId }) => teamId === id);
    if (team) refuseStaleEdit(seen, team.updatedAt, () => presentTeam(cup, team));
  },
  stages(cup, id, seen) {
    const stage = cup.stages.find(({ stageId }) => stageId === id);
    if (stage) refuseStaleEdit(seen, stage.updatedAt, () => presentStage(viewContextOf(cup), stage));
  },
  groups(cup, id, seen) {
    const group = cup.groups.find(({ groupId }) => groupId === id);
    if (group) refuseStaleEdit(seen, group.updatedAt, () => presentGroup(viewContextOf(cup), group));
  },
  matches(cup, id, seen) {
    const match = cup.matches.find(({ matchId }) => matchId === id);
    if (match) refuseStaleEdit(seen, match.updatedAt, () => presentMatchOf(cup, id));
  },
};

/**
 * The route of a call that changes a cup by a rule of the domain and answers a part of it. The cup is that of the record which the request
 * names; a stale edit of that record is refused.
 */
export function answeringRoute<In extends Place, Request extends z.ZodType<RequestIn<In>>, Data>(
  contract: Contract<Request, Data>,
  place: In,
  toChange: (call: Call<z.output<Request>>) => Pick<CupChange<Data>, 'change' | 'answer'>,
): Route {
  return route(contract, async (call) => {
    const { dependencies, idempotencyKey, actor } = call;
    const request: RequestIn<In> = call.request;
    const id: string = request[ID_FIELDS[place]];
    const { change, answer } = toChange(call);
    const tournamentId =
      place === 'tournaments' ? id : (request.tournamentId ?? (await findCupOf(dependencies.db, place, id)));
    return changeCup(dependencies, tournamentId, {
      idempotencyKey,
      actor,
      change(cup, now) {
        REFUSE_STALE[place](cup, id, request.updatedAt);
        return change(cup, now);
      },
      answer,
    });
  });
}

/** The route of such a call that answers no data. */
export function changeRoute<In extends Place, Request extends z.ZodType<RequestIn<In>>>(
  contract: Contract<Request, NoData>,
  place: In,
  change: (cup: StoredCup, call: Call<z.output<Request>>, now: number) => CommandResult,
): Route {
  return answeringRoute(contract, place, (call) => ({
    change: (cup, now) => change(cup, call, now),
    answer: noAnswer,
  }));
}
