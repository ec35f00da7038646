interface WebAssemblyOfNode {
  validate(bytes: Uint8Array): boolean;
  readonly RuntimeError: ErrorConstructor;
}

/** Node has it; its types know it without its values. */
export const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: WebAssemblyOfNode };
