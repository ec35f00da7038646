import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildUser } from '../../testing/build-user';
import { fakeApi, type FakeAnswer } from '../../testing/fake-api';
import { clearMessage, useMessages } from '../../shelf/stores/messages';
import { currentUser, removeUser, saveUser } from '../../shelf/stores/user';
import { useFormCall } from './use-form-call';

const TEAM = { tournamentId: 'cup-1', name: 'Lions', players: [] };
const CREATE = { call: 'createTeam', payload: TEAM } as const;

const PATH = '/admin/teams/create';

function renderForm(answer: FakeAnswer) {
  const answers = { [PATH]: answer };
  const calls = fakeApi(answers);
  saveUser(buildUser());
  const { result } = renderHook(() => ({ form: useFormCall(), location: useLocation() }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/admin/teams']}>{children}</MemoryRouter>,
  });
  const submit = (successText?: string) => act(() => result.current.form.submit({ ...CREATE, successText }));
  return { answers, calls, result, submit };
}

describe("a form's call", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    act(() => {
      clearMessage();
      removeUser();
    });
  });

  test('carries the token and the role of who is logged in', async () => {
    const { calls, submit } = renderForm({});
    await submit();
    expect(calls[0]?.body).toEqual({ ...TEAM, token: 'token-1', role: 'admin' });
  });

  test('reports its success in the words it was given', async () => {
    const { submit } = renderForm({ status: 201, data: { dbTeams: [] } });
    expect(await submit('Team has been created')).toMatchObject({ ok: true, data: { dbTeams: [] } });
    expect(useMessages.getState().message).toEqual({ kind: 'success', text: 'Team has been created' });
  });

  test('reports the reasons of a refusal', async () => {
    const { submit } = renderForm({ status: 409, errors: [{ msg: 'team_name_already_exists' }] });
    expect(await submit()).toMatchObject({ ok: false });
    expect(useMessages.getState().message).toEqual({
      kind: 'error',
      text: 'Team name already exists',
      isProblem: true,
    });
  });

  test('raises the submitting flag while it is in flight and sends nothing twice', async () => {
    const { calls, result } = renderForm({});
    await act(async () => {
      const first = result.current.form.submit(CREATE);
      const second = result.current.form.submit(CREATE);
      await Promise.all([first, second]);
    });
    expect(calls).toHaveLength(1);
    expect(result.current.form.isSubmitting).toBe(false);
  });

  test('ends a session that the server no longer accepts, and remembers the page', async () => {
    const { result, submit } = renderForm({ status: 403, errors: [{ msg: 'forbidden' }] });
    await submit();
    expect(currentUser()).toBeNull();
    expect(result.current.location).toMatchObject({ pathname: '/login', state: { from: '/admin/teams' } });
    expect(useMessages.getState().message?.text).toBe('Your account has no administrator rights yet');
  });

  test('that may have arrived keeps its key over the end of a session and a new login', async () => {
    const { answers, calls, submit } = renderForm({ isLost: true });
    await submit();
    answers[PATH] = { status: 401, errors: [{ msg: 'token_expired' }] };
    await submit();
    act(() => saveUser(buildUser({ token: 'token-2' })));
    answers[PATH] = { status: 201 };
    await submit();
    const keys = calls.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  });

  test('keeps the session when the server is in trouble, and repeats a create under the same key', async () => {
    const { calls, submit } = renderForm({ status: 500 });
    await submit();
    await submit();
    expect(currentUser()?.token).toBe('token-1');
    const keys = calls.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toBeTruthy();
    expect(keys[0]).toBe(keys[1]);
  });

  test('takes a new key for a new create', async () => {
    const { calls, submit } = renderForm({});
    await submit();
    await submit();
    const keys = calls.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(2);
  });
});
