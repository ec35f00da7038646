import { mapSides, type PlaceholderSource, type Score, type Side, type SideKey, type Sides } from './sides';

/** The two sides of a match as the API sends them and Firestore stores them: one field for each fact of each side. */
export interface FlatSides {
  /** The id of the team that was chosen for each side; null for a placeholder, even a resolved one. */
  readonly localTeamId: string | null;
  readonly visitorTeamId: string | null;
  /** The text that stands in for an unknown team. */
  readonly localTeamPlaceholder: string | null;
  readonly visitorTeamPlaceholder: string | null;
  readonly localTeamSource: PlaceholderSource | null;
  readonly visitorTeamSource: PlaceholderSource | null;
  /** What a text referred to until that was deleted (`Side.lost`). The field is absent for all other sides. */
  readonly localTeamLost?: readonly string[];
  readonly visitorTeamLost?: readonly string[];
  readonly localTeamScore: number | null;
  readonly visitorTeamScore: number | null;
  readonly localTeamPenaltyScore: number | null;
  readonly visitorTeamPenaltyScore: number | null;
}

/** The flat name of each field of a side. */
export const FLAT_NAMES = {
  local: {
    teamId: 'localTeamId',
    placeholder: 'localTeamPlaceholder',
    source: 'localTeamSource',
    lost: 'localTeamLost',
    goals: 'localTeamScore',
    kicks: 'localTeamPenaltyScore',
  },
  visitor: {
    teamId: 'visitorTeamId',
    placeholder: 'visitorTeamPlaceholder',
    source: 'visitorTeamSource',
    lost: 'visitorTeamLost',
    goals: 'visitorTeamScore',
    kicks: 'visitorTeamPenaltyScore',
  },
} as const satisfies Record<SideKey, Record<keyof Side, keyof FlatSides>>;

export function flattenSides({ local, visitor }: Sides<Side>): FlatSides {
  return {
    localTeamId: local.teamId,
    visitorTeamId: visitor.teamId,
    localTeamPlaceholder: local.placeholder,
    visitorTeamPlaceholder: visitor.placeholder,
    localTeamSource: local.source,
    visitorTeamSource: visitor.source,
    ...(local.lost && { localTeamLost: local.lost }),
    ...(visitor.lost && { visitorTeamLost: visitor.lost }),
    ...flattenScores({ local, visitor }),
  };
}

function unflattenSide(flat: FlatSides, names: (typeof FLAT_NAMES)[SideKey]): Side {
  return {
    teamId: flat[names.teamId],
    placeholder: flat[names.placeholder],
    source: flat[names.source],
    lost: flat[names.lost] ?? null,
    goals: flat[names.goals],
    kicks: flat[names.kicks],
  };
}

export function unflattenSides(flat: FlatSides): Sides<Side> {
  return {
    local: unflattenSide(flat, FLAT_NAMES.local),
    visitor: unflattenSide(flat, FLAT_NAMES.visitor),
  };
}

/** The sides of a match as the API sends it, each with its team; null where the team is not known. */
export function sidesWithTeams<Team>(
  view: FlatSides & { readonly LocalTeam: Team; readonly VisitorTeam: Team },
) {
  const teams = { local: view.LocalTeam, visitor: view.VisitorTeam };
  return mapSides(unflattenSides(view), (side, key) => ({ ...side, team: teams[key] }));
}

/** The scores in a request. Null removes a score; a score that is absent does not change. */
export type FlatScores = Partial<
  Pick<FlatSides, 'localTeamScore' | 'visitorTeamScore' | 'localTeamPenaltyScore' | 'visitorTeamPenaltyScore'>
>;

export function flattenScores({ local, visitor }: Score): Required<FlatScores> {
  return {
    localTeamScore: local.goals,
    visitorTeamScore: visitor.goals,
    localTeamPenaltyScore: local.kicks,
    visitorTeamPenaltyScore: visitor.kicks,
  };
}
