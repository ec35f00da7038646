import { describe, expect, test } from 'vitest';
import {
  cancelled,
  confirmed,
  lost,
  networkIsBack,
  play,
  pressedAdd,
  refused,
  saved,
  sentOf,
  serverInTrouble,
  sessionEnded,
  shown,
  typed,
  type Flow,
  type Happening,
} from '../../../testing/play-edit';
import { emptyValues } from '../match-form/match-values';
import { newMatch } from './match-edit';

const pressedTwice: Happening = ({ typed: values }) => ({
  type: 'pressed',
  values,
  question: { kind: 'twice' },
});

const initial = emptyValues({ stageId: 'semi-finals' });
const filled = typed({
  status: 'known',
  local: { teamId: 'a' },
  visitor: { teamId: 'b' },
  location: 'Hall 1',
});
const inGroup = typed({ groupId: 'group-1' });

const CREATES: Readonly<Record<string, Flow>> = {
  'a new match is sent only once it was confirmed': {
    events: [filled, pressedAdd],
    is: { state: 'asked', question: 'create' },
    sends: 0,
  },
  'a cancelled confirmation leaves the form as it is': {
    events: [filled, pressedAdd, cancelled],
    is: { state: 'editing', location: 'Hall 1' },
    sends: 0,
  },
  'placeholders that are paired already are asked about first': {
    events: [filled, pressedTwice],
    is: { state: 'asked', question: 'twice' },
  },
  'and then confirmed as any match': {
    events: [filled, pressedTwice, confirmed],
    is: { state: 'asked', question: 'create' },
    sends: 0,
  },
  'another pairing ends that question': {
    events: [filled, pressedTwice, typed({ local: { teamId: 'c' } })],
    is: { state: 'editing', question: null },
  },
  'an added match leaves a form for the next one': {
    events: [filled, pressedAdd, confirmed, saved],
    is: { state: 'editing', location: 'Hall 1', from: 'new' },
    sends: 1,
  },
  'a knockout match that the network lost waits in its open confirmation': {
    events: [filled, pressedAdd, confirmed, lost],
    is: { state: 'waiting', question: 'create' },
  },
  'a group match that the network lost waits in its form': {
    events: [filled, inGroup, pressedAdd, confirmed, lost],
    is: { state: 'waiting', question: null, isOpen: true },
  },
  'a refused knockout match can be confirmed again': {
    events: [filled, pressedAdd, confirmed, refused, networkIsBack, confirmed],
    is: { state: 'sending', question: 'create' },
    sends: 2,
  },
  'a lost match whose confirmation is cancelled is not sent again': {
    events: [filled, pressedAdd, confirmed, lost, cancelled, networkIsBack],
    is: { state: 'editing', failure: null },
    sends: 1,
  },
  'a lost match whose form shows something else is not sent again': {
    events: [filled, inGroup, pressedAdd, confirmed, lost, typed({ location: 'Hall 2' }), networkIsBack],
    is: { state: 'editing', location: 'Hall 2' },
    sends: 1,
  },
  'a lost match that is to be confirmed again is not sent by itself': {
    events: [filled, inGroup, pressedAdd, confirmed, lost, pressedAdd, networkIsBack],
    is: { state: 'asked', question: 'create' },
    sends: 1,
  },
  'a session that ends leaves the confirmation open': {
    events: [filled, pressedAdd, confirmed, sessionEnded],
    is: { state: 'asked', question: 'create' },
  },
};

describe('a new match', () => {
  test.each(Object.entries(CREATES))('%s', (_, { events, is, sends }) => {
    const { edit, calls } = play(newMatch(initial), events);
    expect(shown(edit)).toMatchObject(is ?? {});
    if (sends !== undefined) expect(calls).toHaveLength(sends);
  });

  test.each([
    ['by itself', [lost, networkIsBack, serverInTrouble, networkIsBack]],
    ['by a press in its confirmation', [lost, confirmed, lost, confirmed]],
  ])('that is lost is sent again %s as the same call, so under its first key', (_, again) => {
    const { calls } = play(newMatch(initial), [filled, pressedAdd, confirmed, ...again]);
    expect(calls).toEqual(Array(3).fill(calls[0]));
  });

  test('that was cancelled while it was sent leaves its form if it arrives, and no trace if it is lost', () => {
    const sending = play(newMatch(initial), [filled, pressedAdd, confirmed]).edit;
    const sent = sending && sentOf(sending);
    if (!sent) throw new Error('The match is not being sent.');
    const end = (kind: 'saved' | 'lost') => {
      const outcome = kind === 'saved' ? { kind, match: null } : { kind };
      return play(sending, [cancelled, { type: 'answered', sent, outcome }, networkIsBack]).edit;
    };
    expect(end('saved')).toMatchObject({ typed: { local: { teamId: '' }, location: 'Hall 1' } });
    expect(end('lost')).toMatchObject({ typed: { local: { teamId: 'a' } }, step: { state: 'editing' } });
  });
});
