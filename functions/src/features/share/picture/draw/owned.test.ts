import { describe, expect, it, vi } from 'vitest';
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

describe('when something cannot be freed', () => {
  const failing = (message: string) => ({
    delete: () => {
      throw new Error(message);
    },
  });

  it('frees the rest and throws that', () => {
    const item = { delete: vi.fn() };
    const work = () =>
      freeingOwned((own) => {
        own(item);
        own(failing('second'));
        own(failing('first'));
      });
    expect(work).toThrow('first');
    expect(item.delete).toHaveBeenCalledOnce();
  });

  it('throws the error of the work before it', () => {
    const work = () =>
      freeingOwned((own) => {
        own(failing('second'));
        throw new Error('first');
      });
    expect(work).toThrow('first');
  });
});
