import type { Cup, Message, Picture, Sponsor, Tournament } from '../cup/records';
import { refused } from '../cup/result';
import { type CommandResult, done } from './cup-event';
import { findUnreadableText } from '../rules/names';

function withDetails(cup: Cup, details: Partial<Tournament>): Cup {
  return { ...cup, tournament: { ...cup.tournament, ...details } };
}

/** Tells everybody a line until its end, which is later than `now` (milliseconds); null takes back what is told. */
export function setMessage(cup: Cup, message: Message | null, now: number): CommandResult {
  if (!message) return done(withDetails(cup, { message }), { kind: 'message-removed', name: null });
  if (Date.parse(message.until) <= now) return refused('message_must_end_in_the_future', 'message.until');
  const unreadable = findUnreadableText(message.text, 'message.text');
  if (unreadable) return unreadable;
  return done(withDetails(cup, { message }), { kind: 'message-set', name: message.text });
}

/** Replaces the club's logo and the list of sponsors, which is shown in its order. */
export function setSponsors(
  cup: Cup,
  details: { readonly logo: Picture | null; readonly sponsors: readonly Sponsor[] },
): CommandResult {
  return done(withDetails(cup, details), { kind: 'sponsors-changed', name: null });
}
