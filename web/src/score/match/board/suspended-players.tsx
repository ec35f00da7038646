import type { SideKey } from '@futsal-cup/domain/cup/sides';
import { useScorerTexts } from '../../texts/scorer-texts';
import { playerWords } from '../log/entry-words';
import type { MatchDesk } from '../use-match-desk';

interface SuspendedPlayersProps {
  readonly desk: MatchDesk;
  readonly sides: readonly SideKey[];
}

/** Names the players of both sides who miss the match, and why. */
export function SuspendedPlayers({ desk, sides }: SuspendedPlayersProps) {
  const { sheets: texts } = useScorerTexts();
  return sides.map((side) => {
    const suspended = (desk.match.teams[side]?.players ?? []).flatMap((player) =>
      player.suspended ? `${playerWords(player)} – ${texts.suspendedFor[player.suspended]}` : [],
    );
    return (
      suspended.length > 0 && (
        <p key={side}>
          <strong lang={desk.languages[side]}>{desk.names[side]}</strong> ·{' '}
          {texts.suspended(suspended.join(', '))}
        </p>
      )
    );
  });
}
