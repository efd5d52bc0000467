import { toResponseError } from "./send-form.ts";

/** Fetched, not opened as a link, so that an error can be shown or identity be confirmed first. */
export async function downloadCsv(path: string, query: Record<string, string | undefined>): Promise<void> {
  const search = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  const response = await fetch(`${path}?${search}`);
  if (!response.ok) throw await toResponseError(response);
  saveAs(await response.blob(), path.split("/").at(-1) ?? "export.csv");
}

function saveAs(file: Blob, filename: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(url);
}
