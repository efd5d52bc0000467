import { ApiResponseError, type ErrorCode } from "@pawhaven/contract";

/** Fetched, not opened as a link, so that an error can be shown or identity be confirmed first. */
export async function downloadCsv(path: string, query: Record<string, string | undefined>): Promise<void> {
  const search = new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  const response = await fetch(`${path}?${search}`);
  if (!response.ok) throw await toError(response);
  saveAs(await response.blob(), path.split("/").at(-1) ?? "export.csv");
}

async function toError(response: Response): Promise<ApiResponseError> {
  const body = (await response.json().catch(() => null)) as { message: string; code: ErrorCode } | null;
  return new ApiResponseError(response.status, body ?? { message: "", code: "internal" });
}

function saveAs(file: Blob, filename: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = filename;
  link.click();
  URL.revokeObjectURL(url);
}
