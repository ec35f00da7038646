import { describe, expect, test } from 'vitest';
import type { Match } from '../../../shelf/cup/cup';
import { buildKnownMatch } from '../../../testing/build-view';
import {
  answered,
  cancelled,
  closed,
  confirmed,
  failed,
  type Flow,
  gone,
  lost,
  networkIsBack,
  opened,
  play,
  pressed,
  pressedAndAsked,
  pressedTryAgain,
  refused,
  saved,
  serverInTrouble,
  sessionEnded,
  shown,
  stale,
  tookTheirs,
  typed,
  typedScore,
} from '../../../testing/play-edit';
import { valuesOf } from '../match-form/match-values';

const knockout = buildKnownMatch('Lions', 'Bears', { matchId: 'semi-final', updatedAt: 'first' });
const ofGroup: Match = { ...knockout, groupId: 'group-1' };
const theirHall: Match = { ...knockout, location: 'Their hall', updatedAt: 'second' };
const theirScore: Match = scored(knockout, 1, 0, 'second');

function scored(match: Match, local: number, visitor: number, updatedAt: string): Match {
  return {
    ...match,
    local: { ...match.local, goals: local },
    visitor: { ...match.visitor, goals: visitor },
    updatedAt,
  };
}

const EDITS: Readonly<Record<string, Flow>> = {
  'a form that was only looked at leaves nothing behind': { events: [opened(knockout), closed], is: null },
  'a saved edit is over': {
    events: [opened(knockout), typedScore('3', '1'), pressed, saved],
    is: null,
    sends: 1,
  },
  'back without saving keeps what was typed, holds the page, and sends nothing': {
    events: [opened(knockout), typedScore('3', '1'), closed, networkIsBack],
    is: { state: 'editing', isOpen: false, score: '3:1', isUnsaved: true },
    sends: 0,
  },
  'what was typed and taken back again holds nothing': {
    events: [opened(knockout), typedScore('3', '1'), typedScore('', ''), closed],
    is: null,
  },
  'opened again, the form goes on with what was typed, from the version of then': {
    events: [opened(knockout), typedScore('3', '1'), closed, opened(theirHall)],
    is: { isOpen: true, isDraft: true, score: '3:1', from: 'first' },
  },
  'a draft gives way to what is stored': {
    events: [
      opened(knockout),
      typedScore('3', '1'),
      closed,
      opened(knockout),
      { type: 'discarded', latest: theirHall },
    ],
    is: { state: 'editing', isDraft: false, location: 'Their hall', score: ':', from: 'second' },
  },
  'a second press while it is sent does nothing': {
    events: [opened(knockout), typedScore('3', '1'), pressed, pressed],
    is: { state: 'sending' },
    sends: 1,
  },
  'an edit with effects is sent only once these were confirmed': {
    events: [opened(knockout), typedScore('3', '1'), pressedAndAsked({ hasPassedToday: true })],
    is: { state: 'asked', question: 'effects' },
    sends: 0,
  },
  'and is not sent when that is cancelled': {
    events: [opened(knockout), typedScore('3', '1'), pressedAndAsked({ hasPassedToday: true }), cancelled],
    is: { state: 'editing', question: null, score: '3:1', isOpen: true },
    sends: 0,
  },
  'a form that is closed with its question keeps only what was typed': {
    events: [opened(knockout), typedScore('3', '1'), pressedAndAsked({ hasPassedToday: true }), closed],
    is: { state: 'editing', question: null, isOpen: false, isUnsaved: true },
  },
  'a stale edit asks whose version to save': {
    events: [opened(knockout), typed({ location: 'My hall' }), pressed, stale(theirHall)],
    is: { state: 'asked', question: 'theirs', location: 'My hall', from: 'first', isOpen: true },
    sends: 1,
  },
  'a stale edit that is put off stays as it is': {
    events: [opened(knockout), typed({ location: 'My hall' }), pressed, stale(theirHall), cancelled],
    is: { state: 'editing', location: 'My hall', from: 'first' },
  },
  'mine is saved over what a quicker colleague changed in the same field': {
    events: [opened(knockout), typed({ location: 'My hall' }), pressed, stale(theirHall), confirmed],
    is: { state: 'sending', question: 'theirs', location: 'My hall' },
    sends: 2,
  },
  'mine that is lost is sent again over theirs, without another question': {
    events: [
      opened(knockout),
      typed({ location: 'My hall' }),
      pressed,
      stale(theirHall),
      confirmed,
      lost,
      networkIsBack,
      saved,
    ],
    is: null,
    sends: 3,
  },
  'mine that is lost over theirs goes on from theirs': {
    events: [opened(knockout), typed({ location: 'My hall' }), pressed, stale(theirHall), confirmed, lost],
    is: { state: 'waiting', question: null, location: 'My hall', from: 'second' },
  },
  'a colleague who is quicker again is asked about again': {
    events: [
      opened(knockout),
      typed({ location: 'My hall' }),
      pressed,
      stale(theirHall),
      confirmed,
      stale({ ...theirHall, location: 'Another hall' }),
    ],
    is: { state: 'asked', question: 'theirs' },
  },
  'theirs is taken in the same field': {
    events: [opened(knockout), typed({ location: 'My hall' }), pressed, stale(theirHall), tookTheirs],
    is: { state: 'editing', location: 'Their hall', from: 'second', isUnsaved: false },
  },
  'theirs is taken, and what only I changed stays': {
    events: [opened(knockout), typedScore('3', '1'), pressed, stale(theirHall), tookTheirs],
    is: { state: 'editing', location: 'Their hall', score: '3:1', from: 'second', isUnsaved: true },
  },
  'theirs is taken as a whole score': {
    events: [opened(knockout), typedScore('3', '0'), pressed, stale(theirScore), tookTheirs],
    is: { score: '1:0', isUnsaved: false },
  },
  'a colleague who has deleted the match ends its edit': {
    events: [opened(knockout), typedScore('3', '1'), pressed, gone],
    is: null,
  },
  'so does one who has deleted it before the network is back': {
    events: [opened(knockout), typedScore('3', '1'), pressed, lost, closed, networkIsBack, gone],
    is: null,
  },
  'a match that I delete myself has no draft any more': {
    events: [opened(knockout), typedScore('3', '1'), closed, { type: 'deleted' }],
    is: null,
  },
  'an edit that the network lost waits in its open form': {
    events: [opened(knockout), typedScore('3', '1'), pressed, lost],
    is: { state: 'waiting', failure: 'waiting', isOpen: true },
    sends: 1,
  },
  'an edit of a group match waits in its row': {
    events: [opened(ofGroup), typedScore('3', '1'), pressed, lost],
    is: { state: 'waiting', isOpen: false, isUnsaved: true },
  },
  'so does one that a server in trouble did not take': {
    events: [opened(ofGroup), typedScore('3', '1'), pressed, serverInTrouble],
    is: { state: 'waiting', isOpen: false },
  },
  'it is saved when the network is back': {
    events: [opened(ofGroup), typedScore('3', '1'), pressed, lost, networkIsBack, saved],
    is: null,
    sends: 2,
  },
  'or by a press on its row': {
    events: [opened(ofGroup), typedScore('3', '1'), pressed, lost, pressedTryAgain, saved],
    is: null,
    sends: 2,
  },
  'two signs of the network make one try': {
    events: [opened(ofGroup), typedScore('3', '1'), pressed, lost, networkIsBack, networkIsBack],
    is: { state: 'sending', failure: 'waiting' },
    sends: 2,
  },
  'it waits on when the try is lost too': {
    events: [opened(ofGroup), typedScore('3', '1'), pressed, lost, networkIsBack, lost],
    is: { state: 'waiting', isOpen: false },
  },
  'it waits on when another call is in flight': {
    events: [opened(ofGroup), typedScore('3', '1'), pressed, lost, networkIsBack, failed(null)],
    is: { state: 'waiting' },
  },
  'a lost answer of a saved edit is a success of the next try': {
    events: [
      opened(knockout),
      typedScore('3', '1'),
      pressed,
      lost,
      networkIsBack,
      stale(scored(knockout, 3, 1, 'second')),
    ],
    is: null,
    sends: 2,
  },
  'a waiting edit is left to the person once it is refused': {
    events: [opened(ofGroup), typedScore('3', '1'), pressed, lost, networkIsBack, refused, networkIsBack],
    is: { state: 'refused', failure: 'refused', isOpen: false, score: '3:1' },
    sends: 2,
  },
  'and a press on its row opens it for a decision': {
    events: [opened(ofGroup), typedScore('3', '1'), pressed, refused, pressedTryAgain],
    is: { state: 'refused', isOpen: true, isDraft: true, score: '3:1' },
    sends: 1,
  },
  'also where a colleague was quicker meanwhile': {
    events: [opened(ofGroup), typedScore('3', '1'), pressed, lost, networkIsBack, stale(theirScore)],
    is: { state: 'refused', question: null, from: 'first' },
  },
  'and no question opens by itself in an open form': {
    events: [opened(knockout), typedScore('3', '1'), pressed, lost, networkIsBack, stale(theirScore)],
    is: { state: 'refused', question: null, isOpen: true },
  },
  'a form that is opened while it waits is not closed by another try that is lost': {
    events: [opened(ofGroup), typedScore('3', '1'), pressed, lost, opened(ofGroup), networkIsBack, lost],
    is: { state: 'waiting', isOpen: true },
  },
  'a refused score stays in its form': {
    events: [opened(knockout), typedScore('3', '1'), pressed, refused],
    is: { state: 'refused', isOpen: true, score: '3:1' },
  },
  'something else that is typed is not sent by itself': {
    events: [opened(knockout), typedScore('3', '1'), pressed, lost, typedScore('3', '2'), networkIsBack],
    is: { state: 'editing', score: '3:2', failure: null },
    sends: 1,
  },
  'a session that ends while it is sent leaves the form as it is, for the next press': {
    events: [opened(knockout), typedScore('3', '1'), pressed, sessionEnded, pressed, saved],
    is: null,
    sends: 2,
  },
  'a session that ends during another try lets it wait for the login': {
    events: [opened(ofGroup), typedScore('3', '1'), pressed, lost, networkIsBack, sessionEnded],
    is: { state: 'waiting', score: '3:1' },
  },
  'a form that was closed while it was sent is marked where that is lost': {
    events: [opened(knockout), typedScore('3', '1'), pressed, closed, lost],
    is: { state: 'waiting', isOpen: false, isUnsaved: true },
  },
  'and forgotten where that is saved': {
    events: [opened(knockout), typedScore('3', '1'), pressed, closed, saved],
    is: null,
  },
  'and left to the person where a colleague was quicker': {
    events: [opened(knockout), typedScore('3', '1'), pressed, closed, stale(theirScore)],
    is: { state: 'refused', isOpen: false },
  },
  'what is typed while the first edit is sent is a second edit, of what the first has stored': {
    events: [
      opened(knockout),
      typedScore('3', '1'),
      pressed,
      typed({ location: 'Hall 2' }),
      answered(scored(knockout, 3, 1, 'second')),
    ],
    is: { state: 'editing', isOpen: true, location: 'Hall 2', from: 'second', isUnsaved: true },
  },
  'what is typed while the first edit is lost is not sent by itself': {
    events: [opened(knockout), typedScore('3', '1'), pressed, typedScore('3', '2'), lost, networkIsBack],
    is: { state: 'editing', score: '3:2', from: 'first' },
    sends: 1,
  },
};

describe('the edit of a match', () => {
  test.each(Object.entries(EDITS))('%s', (_, { events, is, sends }) => {
    const { edit, calls } = play(null, events);
    if (is) expect(shown(edit)).toMatchObject(is);
    else expect(edit).toBeNull();
    if (sends !== undefined) expect(calls).toHaveLength(sends);
  });

  test('what was confirmed over theirs is sent each time for their version', () => {
    const events = [opened(knockout), typedScore('3', '1'), pressed, stale(theirHall), confirmed, lost];
    const { calls } = play(null, [...events, networkIsBack]);
    const versions = calls.map((call) => (JSON.parse(call) as { payload: Match }).payload.updatedAt);
    expect(versions).toEqual(['first', 'second', 'second']);
  });
});

test('whether a save leads to a review is kept with it over each further try', () => {
  const asked = pressedAndAsked({ toReview: [ofGroup] });
  const events = [opened(knockout), typedScore('3', '1'), asked, confirmed, stale(theirHall), confirmed];
  const { edit } = play(null, [...events, lost, closed, networkIsBack]);
  expect(edit?.step).toMatchObject({ state: 'sending', sent: { leadsToReview: true } });
});

test('a form is filled anew where its edit goes on from other values, and only there', () => {
  const before = play(null, [opened(knockout), typed({ location: 'My hall' })]).edit;
  const asked = play(before, [pressed, stale(theirScore)]).edit;
  expect(asked?.start).toBe(before?.start);
  const taken = play(asked, [tookTheirs]).edit;
  expect(taken).toMatchObject({ start: valuesOf(theirScore), typed: { location: 'My hall' } });
});
