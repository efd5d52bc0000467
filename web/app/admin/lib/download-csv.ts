import { saveBlob } from "../../lib/save-blob.ts";
import { toResponseError } from "../../lib/send-form.ts";

/** Fetched, not opened as a link, so that an error can be shown or identity be confirmed first. */
export async function downloadCsv(path: string, query: Record<string, string | undefined>): Promise<void> {
  const search = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  const response = await fetch(`${path}?${search}`);
  if (!response.ok) throw await toResponseError(response);
  saveBlob(path.split("/").at(-1) ?? "export.csv", await response.blob());
}
