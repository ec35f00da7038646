import { lazy, useState, type ComponentType } from 'react';

/** A lazy component. Its code loads when it is first drawn, or earlier when `load` is called. */
export type Later<Props extends object> = ComponentType<Props> & {
  /** Loads the code before the component is drawn. */
  readonly load: () => Promise<unknown>;
  readonly hasLoaded: () => boolean;
};

/**
 * React's `lazy` does not try again after a failure. These functions reset the components whose code could not be loaded, so that it can be
 * requested again.
 */
const forgetters = new Set<() => void>();

export function forgetMissingCode(): void {
  for (const forget of forgetters) forget();
  forgetters.clear();
}

/** Creates a lazy component. If its code is already loaded, the component is drawn at once, without a fallback. */
export function later<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
): Later<Props> {
  let loaded: ComponentType<Props> | undefined;
  let coming = lazy(load);

  async function load(): Promise<{ default: ComponentType<Props> }> {
    try {
      loaded = await importComponent();
      return { default: loaded };
    } catch (error) {
      forgetters.add(() => (coming = lazy(load)));
      throw error;
    }
  }

  function LaterComponent(props: Props) {
    const [Drawn] = useState(() => loaded ?? coming);
    return <Drawn {...props} />;
  }

  return Object.assign(LaterComponent, { load, hasLoaded: () => loaded !== undefined });
}

const parts = new Set<() => Promise<unknown>>();

/** Creates a lazy component of public pages. `loadParts` loads its code ahead. */
export function laterPart<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
): Later<Props> {
  const part = later(importComponent);
  parts.add(part.load);
  return part;
}

/** Registers code that a public page loads once it is drawn. `loadParts` loads it ahead. */
export function laterCode<Code>(importCode: () => Promise<Code>): () => Promise<Code> {
  parts.add(importCode);
  return importCode;
}

/** Loads the code of all lazy parts, including those that they register themselves. */
export async function loadParts(): Promise<void> {
  // A loaded module may register further parts. The iteration over a set includes entries that are added meanwhile.
  for (const load of parts) await load();
}
