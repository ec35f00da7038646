import { lazy, type ComponentType } from 'react';

interface PageModule {
  readonly Component: ComponentType;
}

/** A page whose code loads when it is first visited. */
export function page(load: () => Promise<PageModule>): ComponentType {
  return lazy(async () => {
    const { Component } = await load();
    return { default: Component };
  });
}
