import type { ComponentType } from 'react';
import { later, type Later } from './later';

export type Page<Props extends object = object> = Later<Props>;

type ImportPage<Props extends object> = () => Promise<{
  readonly Component: ComponentType<Props>;
  readonly load?: () => Promise<void>;
}>;

/** A page that is loaded when it is first drawn, with what it loads besides. */
export function page<Props extends object = object>(importPage: ImportPage<Props>): Page<Props> {
  return later(async () => {
    const { Component, load } = await importPage();
    await load?.();
    return Component;
  });
}
