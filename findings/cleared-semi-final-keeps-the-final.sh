#!/usr/bin/env bash
# tournament-organizer 4.1.1 (npm, MIT), Node 20.20.2, 2026-11-27: four players, single elimination with a match for the third place,
# played to the end; then the result of a semi-final is taken back with `clearResult`, to be entered again.
#
# Guessed before the run: either the semi-final is locked, or the final loses its result with it.
# Seen: it is neither. The final has lost a player, still counts as ended and is not to be played again; and the other result of the
# semi-final cannot be entered any more. Output seen:
#   final: sides 1, ended true, to be played false; correction: Match with ID … already exists
# What it means for a site that lets results be corrected: a score belongs to the teams it was entered for, and waits for a review.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent tournament-organizer@4.1.1
cat >run.mjs <<'JS'
import TournamentOrganizer from 'tournament-organizer';

const cup = new TournamentOrganizer().createTournament('Cup', { stageOne: { format: 'single-elimination', consolation: true } });
for (const name of ['A', 'B', 'C', 'D']) cup.createPlayer(name);
cup.startTournament();
const [semiFinal, other, ...second] = cup.getMatches();
for (const match of [semiFinal, other]) cup.enterResult(match.getId(), 1, 0);
const winner = semiFinal.getWinner().id;
const [final] = second.filter((match) => [match.getPlayer1().id, match.getPlayer2().id].includes(winner));
for (const match of second) cup.enterResult(match.getId(), 1, 0);
cup.clearResult(semiFinal.getId());
const sides = [final.getPlayer1(), final.getPlayer2()].filter(({ id }) => id !== null).length;
const cleared = `final: sides ${sides}, ended ${final.hasEnded()}, to be played ${final.isActive()}`;
let correction = 'entered';
try {
  cup.enterResult(semiFinal.getId(), 0, 1);
} catch ({ message }) {
  correction = message.replace(/[0-9a-f-]{36}/, '…');
}
const told = `${cleared}; correction: ${correction}`;
console.log(told);
const seen = 'final: sides 1, ended true, to be played false; correction: Match with ID … already exists';
process.exitCode = told === seen ? 0 : 1;
JS
node run.mjs
