#!/usr/bin/env bash
# tournament-organizer 4.1.1 (npm, MIT), Node 20.20.2, 2026-11-27: four players, single elimination with its own match for the third
# place (`consolation`), played to the end.
#
# Guessed before the run: the standings are winner of the final, loser of the final, winner of the third place, loser of it.
# Seen: the loser of the final and the winner of the third place have one point each and no tie-break between them, so that which of
# them is listed second follows the order of the draw. Output seen:
#   final 1, beaten finalist 1, winner of the third place 1, loser of it 0   (wins that each of them is credited with: 2, 1, 1, 0)
# What it means for a site that tells a podium: the second place follows from the final, never from such a table.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent tournament-organizer@4.1.1
cat >run.mjs <<'JS'
import TournamentOrganizer from 'tournament-organizer';

const cup = new TournamentOrganizer().createTournament('Cup', {
  stageOne: { format: 'single-elimination', consolation: true },
});
for (const name of ['A', 'B', 'C', 'D']) cup.createPlayer(name);
cup.startTournament();
for (const index of [0, 1]) cup.enterResult(cup.getMatches()[index].getId(), 1, 0);
// Of the two matches of the second round the final is the one that the winners of the first are in.
const winners = cup.getMatches().slice(0, 2).map((match) => match.getWinner().id);
const second = cup.getMatches().slice(2);
for (const match of second) cup.enterResult(match.getId(), 1, 0);
const [final] = second.filter((match) => winners.includes(match.getPlayer1().id));
const [third] = second.filter((match) => match !== final);
const points = new Map(cup.getStandings().map(({ player, matchPoints }) => [player.getId(), matchPoints]));
const told = [final.getWinner(), final.getLoser(), third.getWinner(), third.getLoser()].map(({ id }) => points.get(id));
console.log(`winner of the final, loser of it, winner of the third place, loser of it: ${told.join(', ')}`);
process.exitCode = told.join() === '2,1,1,0' ? 0 : 1;
JS
node run.mjs
