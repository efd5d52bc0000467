import { ApiResponseError, type ErrorCode } from "@pawhaven/contract";

/** Sends a form with a file, which the typed client cannot. */
export async function sendForm<Reply>(path: string, fields: Record<string, string | Blob>): Promise<Reply> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const response = await fetch(path, { method: "POST", body: form });
  if (!response.ok) throw await toResponseError(response);
  return (await response.json()) as Reply;
}

export async function toResponseError(response: Response): Promise<ApiResponseError> {
  const body = (await response.json().catch(() => null)) as { message: string; code: ErrorCode } | null;
  return new ApiResponseError(response.status, body ?? { message: "", code: "internal" });
}
