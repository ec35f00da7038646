/** Saves a file in the browser. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name.replaceAll(/[\\/:*?"<>|]/g, '-');
  link.click();
  // The browser has started the download within this minute, so it no longer needs the address of the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export function jsonFile(content: unknown): Blob {
  return new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' });
}
