import ICAL from 'ical.js';
import assert from 'node:assert/strict';
import nodeIcal from 'node-ical';
import { type CallOptions, callApi } from './call-api';

/** An entry of a calendar as a program reads it. Instants are ISO. */
export interface ReadEntry {
  readonly uid: string;
  readonly sequence: number;
  readonly stamp: string;
  readonly start: string;
  readonly end: string;
  readonly summary: string;
  readonly location: string;
  readonly description: string;
  readonly status: string;
}

interface ReadCalendar {
  readonly name: unknown;
  readonly entries: readonly ReadEntry[];
}

/** ical.js knows no property of this name, so it tells the value as it is written. */
function textOf(written: unknown): string {
  return String(written).replaceAll(/\\(?<sign>[\\;,])/gu, '$<sign>');
}

function readByIcalJs(text: string): ReadCalendar {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const entries = calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, sequence, startDate, endDate, summary, location, description } = new ICAL.Event(component);
    const instant = (time: ICAL.Time) => time.toJSDate().toISOString();
    return {
      ...{ uid, sequence, summary, location, description },
      stamp: instant(component.getFirstPropertyValue('dtstamp') as ICAL.Time),
      start: instant(startDate),
      end: instant(endDate),
      status: String(component.getFirstPropertyValue('status')),
    };
  });
  return { name: textOf(calendar.getFirstPropertyValue('x-wr-calname')), entries };
}

function readByNodeIcal(text: string): ReadCalendar {
  const { vcalendar, ...components } = nodeIcal.sync.parseICS(text);
  const entries = Object.values(components).flatMap((component): ReadEntry[] => {
    if (component?.type !== 'VEVENT') return [];
    const { uid, sequence, dtstamp, start, end, summary, location, description, status } = component;
    return [
      {
        ...{ uid, sequence: Number(sequence), summary: String(summary), location: String(location) },
        ...{ description: String(description), status: String(status) },
        stamp: dtstamp.toISOString(),
        start: start.toISOString(),
        end: end?.toISOString() ?? '',
      },
    ];
  });
  return { name: (vcalendar as Record<string, unknown>)['WR-CALNAME'], entries };
}

/** No line is longer than 75 bytes, and every line ends as RFC 5545 has it. */
function expectLines(text: string): void {
  const lines = text.split('\r\n');
  assert.equal(lines.pop(), '');
  for (const line of lines) {
    assert.ok(Buffer.byteLength(line) <= 75, line);
    assert.ok(!/[\r\n\uFFFD]/u.test(line), line);
  }
}

/** What two programs, which must agree, read in the text of a calendar. */
function readCalendarText(text: string): ReadCalendar {
  expectLines(text);
  const read = readByIcalJs(text);
  assert.deepEqual(readByNodeIcal(text), read);
  return read;
}

interface AskedCalendar {
  readonly tournamentId: string;
  readonly category?: string;
  readonly team?: string;
  readonly lang?: 'en' | 'de' | 'fr' | 'it';
}

/** Asks for a calendar and has two programs read it. */
export async function readCalendar(asked: AskedCalendar, options?: CallOptions) {
  const { status, headers, text } = await callApi('getCalendar', asked, options);
  assert.equal(status, 200, text);
  assert.equal(headers.get('content-type'), 'text/calendar; charset=utf-8');
  return { text, etag: headers.get('etag') ?? '', ...readCalendarText(text) };
}
