import { describe, expect, it } from 'vitest';
import { onceOf } from './once';

const body = { name: 'Lions', players: [{ name: 'Anna', playerId: 'p' }] };
const once = onceOf('ann', '/admin/teams/create', 'key', body);

describe('a create that may come twice', () => {
  it('is the same for the same account, path and key, with its fields in any order', () => {
    const turned = { players: [{ playerId: 'p', name: 'Anna' }], name: 'Lions' };
    expect(onceOf('ann', '/admin/teams/create', 'key', turned)).toEqual(once);
  });

  it('is another one for another account, path or key', () => {
    const others = [
      onceOf('bea', '/admin/teams/create', 'key', body),
      onceOf('ann', '/admin/stages/create', 'key', body),
      onceOf('ann', '/admin/teams/create', 'other', body),
    ];
    expect(new Set([once, ...others].map(({ id }) => id)).size).toBe(4);
  });

  it('has another body when anything in it differs, a list’s order included', () => {
    const two = { ...body, players: [{ name: 'A' }, { name: 'B' }] };
    const turned = { ...body, players: [{ name: 'B' }, { name: 'A' }] };
    const hashes = [body, { ...body, name: 'lions' }, two, turned].map(
      (content) => onceOf('ann', '/', 'key', content).bodyHash,
    );
    expect(new Set(hashes).size).toBe(4);
  });

  it('is noted under an id that shows none of it', () => {
    expect(once.id).toMatch(/^[0-9a-f]{64}$/);
  });
});
