import { describe, expect, it } from 'vitest';
import { idempotencyKeyOf } from './idempotency';

const body = { name: 'Lions', players: [{ name: 'Anna', playerId: 'p' }] };
const key = idempotencyKeyOf('ann', '/admin/teams/create', 'key', body);

describe('an idempotency key', () => {
  it('is the same for the same account, path and key, with the fields of the body in any order', () => {
    const turned = { players: [{ playerId: 'p', name: 'Anna' }], name: 'Lions' };
    expect(idempotencyKeyOf('ann', '/admin/teams/create', 'key', turned)).toEqual(key);
  });

  it('has another id for another account, path or key', () => {
    const others = [
      idempotencyKeyOf('bea', '/admin/teams/create', 'key', body),
      idempotencyKeyOf('ann', '/admin/stages/create', 'key', body),
      idempotencyKeyOf('ann', '/admin/teams/create', 'other', body),
    ];
    expect(new Set([key, ...others].map(({ id }) => id)).size).toBe(4);
  });

  it('has another body hash when anything in the body differs, the order of a list included', () => {
    const two = { ...body, players: [{ name: 'A' }, { name: 'B' }] };
    const turned = { ...body, players: [{ name: 'B' }, { name: 'A' }] };
    const hashes = [body, { ...body, name: 'lions' }, two, turned].map(
      (content) => idempotencyKeyOf('ann', '/', 'key', content).bodyHash,
    );
    expect(new Set(hashes).size).toBe(4);
  });

  it('has an id that reveals none of its parts', () => {
    expect(key.id).toMatch(/^[0-9a-f]{64}$/);
  });
});
