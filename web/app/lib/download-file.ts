import { saveBlob } from "./save-blob.ts";

/** Saves a text that the page has as a file. */
export const downloadFile = (name: string, content: string, type: string): void =>
  saveBlob(name, new Blob([content], { type }));
