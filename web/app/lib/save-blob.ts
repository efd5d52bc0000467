/** Saves what was fetched as a file. */
export function saveBlob(name: string, blob: Blob): void {
  const objectUrl = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement("a"), { href: objectUrl, download: name });
  link.click();
  URL.revokeObjectURL(objectUrl);
}
