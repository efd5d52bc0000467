/** Saves a text that the page has as a file. */
export function downloadFile(name: string, content: string, type: string): void {
  const objectUrl = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement("a"), { href: objectUrl, download: name });
  link.click();
  URL.revokeObjectURL(objectUrl);
}
