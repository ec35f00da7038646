import { expect, it, vi } from 'vitest';
import { freeingOwned } from './owned';

it('frees what was owned, the last first, and hands on the result', () => {
  const freed: string[] = [];
  const make = (name: string) => ({ name, delete: () => freed.push(name) });
  expect(freeingOwned((own) => own(make('surface')).name + own(make('paint')).name)).toBe('surfacepaint');
  expect(freed).toEqual(['paint', 'surface']);
});

it('frees what was owned when the work throws', () => {
  const item = { delete: vi.fn() };
  const work = () =>
    freeingOwned((own) => {
      own(item);
      throw new Error('no memory');
    });
  expect(work).toThrow('no memory');
  expect(item.delete).toHaveBeenCalledOnce();
});
