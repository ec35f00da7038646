import type { ComponentType } from 'react';
import { later, type Later } from './later';

export type Page<Props extends object = object> = Later<Props>;

type ImportPage<Props extends object> = () => Promise<{
  readonly Component: ComponentType<Props>;
  readonly load?: () => Promise<void>;
}>;

/** Creates a page that is loaded when it is first drawn, together with the other things that its module loads. */
export function page<Props extends object = object>(importPage: ImportPage<Props>): Page<Props> {
  return later(async () => {
    const { Component, load } = await importPage();
    await load?.();
    return Component;
  });
}
