import { expect, test, vi } from 'vitest';
import { embedLine } from './embed-line';

const ADDRESS = 'https://cup.club.example/embed/table?tournament=a&category=b';

/** Reads the line as a browser does, and returns its frame and a function that sends a message to its script. */
function paste(title: string) {
  const line = embedLine(ADDRESS, title);
  expect(line).not.toContain('\n');
  const template = document.createElement('template');
  template.innerHTML = line;
  const frame = template.content.querySelector('iframe');
  if (!frame) throw new Error('The line has no frame.');
  const contentWindow = {};
  const found = [{ style: frame.style, contentWindow }] as unknown as NodeListOf<Element>;
  vi.spyOn(document, 'querySelectorAll').mockReturnValue(found);
  const listen = vi.spyOn(window, 'addEventListener');
  new Function(template.content.querySelector('script')?.textContent ?? '')();
  const [type, listener] = listen.mock.calls[0] ?? [];
  expect(type).toBe('message');
  const send = (data: unknown, origin = 'https://cup.club.example', source: object = contentWindow) =>
    (listener as (event: unknown) => void)({ data, origin, source });
  return { frame, send };
}

const HEIGHT = { type: 'futsal-cup-height', height: 812 };

test('one line shows the page in a frame with a title, of the width of its place', () => {
  const { frame } = paste('"Spring" & <Cup>');
  expect(frame.getAttribute('src')).toBe(ADDRESS);
  expect(frame.title).toBe('"Spring" & <Cup>');
  expect(frame.style.width).toBe('100%');
  expect(frame.style.height).toBe('40rem');
});

test('the frame gets the height that its page says', () => {
  const { frame, send } = paste('Cup');
  send(HEIGHT);
  expect(frame.style.height).toBe('812px');
});

test.each([
  ['another site', HEIGHT, 'https://evil.example', undefined],
  ['another frame', HEIGHT, undefined, {}],
  ['another message', { type: 'other', height: 1 }, undefined, undefined],
])('nobody else sets the height: %s', (_, data, origin, source) => {
  const { frame, send } = paste('Cup');
  send(data, origin, source);
  expect(frame.style.height).toBe('40rem');
});
