import { lazy, useState, type ComponentType } from 'react';

interface PageModule {
  readonly Component: ComponentType;
}

export type Page = ComponentType & {
  /** Asks for the page's code before anybody draws it. */
  readonly load: () => Promise<unknown>;
};

/** A page whose code loads when it is first visited. Once that has come it is drawn at once, with no empty page before it. */
export function page(importPage: () => Promise<PageModule>): Page {
  let loaded: ComponentType | undefined;

  async function load(): Promise<{ default: ComponentType }> {
    const { Component } = await importPage();
    loaded = Component;
    return { default: Component };
  }

  const Coming = lazy(load);

  function LoadedPage() {
    const [Drawn] = useState(() => loaded ?? Coming);
    return <Drawn />;
  }

  return Object.assign(LoadedPage, { load });
}
