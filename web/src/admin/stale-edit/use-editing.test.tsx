import { act, renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../shelf/api/api-error';
import type { FormAnswer } from '../forms/use-form-call';
import { mergeTheirs } from './stale-edit';
import { useEditing } from './use-editing';

interface Hall {
  readonly name: string;
  readonly seats: string;
}

const base: Hall = { name: 'Old hall', seats: '100' };
const mine: Hall = { name: 'My hall', seats: '100' };
const theirs: Hall = { name: 'Their hall', seats: '100' };

const saved: FormAnswer<unknown> = { ok: true, data: {}, entryId: null };
const stale: FormAnswer<unknown> = {
  ok: false,
  error: new ApiError({
    status: 409,
    items: [{ msg: 'changed_by_someone_else' }],
    data: { current: theirs },
  }),
};

/** Renders an edit of `base` whose calls are answered one after the other. */
function renderEditing(...answers: FormAnswer<unknown>[]) {
  return renderEditingOf(null, answers);
}

/** Renders an edit of `base` on a page that may know a newer record. */
function renderEditingOf(newer: Hall | null, answers: readonly FormAnswer<unknown>[]) {
  const send = vi.fn<(values: Hall, against: Hall) => Promise<FormAnswer<unknown>>>();
  for (const answer of answers) send.mockResolvedValueOnce(answer);
  const form = { current: { values: mine, resetForm: vi.fn(), setValues: vi.fn() } };
  const outcomes = { onSaved: vi.fn(), onTakeTheirs: vi.fn() };
  const describe = ({ name, seats }: Hall) => ({ Name: name, Seats: seats });
  const merge = mergeTheirs<Hall>([['name'], ['seats']]);
  const { result } = renderHook(() =>
    useEditing<Hall, Hall>({
      base,
      form,
      newerThan: () => newer,
      valuesOf: (hall) => hall,
      describe,
      mergeTheirs: merge,
      send,
      ...outcomes,
    }),
  );
  return { result, send, form, ...outcomes };
}

describe('saving an edit', () => {
  test('an edit is sent for the record that it started from, and reports its success', async () => {
    const { result, send, onSaved } = renderEditing(saved);
    await act(() => result.current.save(mine));
    expect(send).toHaveBeenCalledExactlyOnceWith(mine, base);
    expect(onSaved).toHaveBeenCalledOnce();
  });

  test('an edit that is refused because the record has changed shows what differs', async () => {
    const { result, onSaved } = renderEditing(stale);
    await act(() => result.current.save(mine));
    expect(result.current.staleEdit.differences).toEqual([
      { label: 'Name', mine: 'My hall', theirs: 'Their hall' },
    ]);
    expect(onSaved).not.toHaveBeenCalled();
  });

  test('a stale edit can be saved over the newer record, with what is in the form by then', async () => {
    const { result, send, form, onSaved } = renderEditing(stale, saved);
    await act(() => result.current.save(mine));
    form.current.values = { name: 'My new hall', seats: '100' };
    await act(async () => result.current.staleEdit.onKeepMine());
    expect(send).toHaveBeenLastCalledWith({ name: 'My new hall', seats: '100' }, theirs);
    expect(onSaved).toHaveBeenCalledOnce();
    expect(result.current.staleEdit.differences).toBeNull();
  });

  test('an edit that the page knows to be stale is sent only when it is saved over the newer record', async () => {
    const { result, send } = renderEditingOf(theirs, [saved]);
    await act(() => result.current.save(mine));
    expect(result.current.staleEdit.differences?.map(({ label }) => label)).toEqual(['Name']);
    expect(send).not.toHaveBeenCalled();
    await act(async () => result.current.staleEdit.onKeepMine());
    expect(send).toHaveBeenCalledExactlyOnceWith(mine, theirs);
  });

  test('a stale edit can go on from what somebody else saved, and keeps what only this person changed', async () => {
    const { result, form, onTakeTheirs } = renderEditing(stale);
    form.current.values = { name: 'My hall', seats: '200' };
    await act(() => result.current.save(form.current.values));
    expect(result.current.staleEdit.differences?.map(({ label }) => label)).toEqual(['Name', 'Seats']);
    act(() => result.current.staleEdit.onTakeTheirs());
    const merged = { name: 'Their hall', seats: '200' };
    expect(form.current.resetForm).toHaveBeenCalledExactlyOnceWith({ values: theirs });
    expect(form.current.setValues).toHaveBeenCalledExactlyOnceWith(merged);
    expect(onTakeTheirs).toHaveBeenCalledExactlyOnceWith(theirs, merged);
    expect(result.current.staleEdit.differences).toBeNull();
  });

  test('an edit that was saved already, by a try whose answer got lost, is saved', async () => {
    const { result, form, onSaved } = renderEditing(stale);
    form.current.values = theirs;
    await act(() => result.current.save(theirs));
    expect(onSaved).toHaveBeenCalledOnce();
    expect(result.current.staleEdit.differences).toBeNull();
  });

  test.each([
    ['was not sent, because another call is in flight,', null],
    ['was not taken, because the session has ended,', new ApiError({ status: 401 })],
    ['fails for another reason', new ApiError({ status: 500 })],
  ])('an edit that %s is not saved, and asks nothing', async (_, error) => {
    const { result, onSaved } = renderEditing({ ok: false, error });
    await act(() => result.current.save(mine));
    expect(onSaved).not.toHaveBeenCalled();
    expect(result.current.staleEdit.differences).toBeNull();
  });
});
