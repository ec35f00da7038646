import { lazy, useState, type ComponentType } from 'react';

/** A component whose code loads when it is first drawn, or earlier when it is asked for. */
export type Later<Props extends object> = ComponentType<Props> & {
  /** Asks for the code before anybody draws it. */
  readonly load: () => Promise<unknown>;
};

/** React keeps a failure for good; this lets those components ask again whose code could not be had. */
const forgetters = new Set<() => void>();

export function forgetMissingCode(): void {
  for (const forget of forgetters) forget();
  forgetters.clear();
}

/** Once its code has come the component is drawn at once, with no empty place before it. */
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

  return Object.assign(LaterComponent, { load });
}

const parts = new Set<() => Promise<unknown>>();

/** A part of public pages whose code comes later. `loadParts` asks for it ahead. */
export function laterPart<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
): Later<Props> {
  const part = later(importComponent);
  parts.add(part.load);
  return part;
}

/** Code that a part of public pages asks for once it is drawn. `loadParts` asks for it ahead. */
export function laterCode<Code>(importCode: () => Promise<Code>): () => Promise<Code> {
  parts.add(importCode);
  return importCode;
}

/** Asks for the code of all parts, and of those that they bring along. */
export async function loadParts(): Promise<void> {
  // A part that arrives may name others; a set goes on to what is added while it is gone through.
  for (const load of parts) await load();
}
