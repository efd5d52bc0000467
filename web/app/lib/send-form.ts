import { ApiResponseError, type ErrorCode } from "@pawhaven/contract";

/** Sends a form with a file, which the typed client cannot. Customers are known by their token, staff by a cookie. */
export async function sendForm<Reply>(
  path: string,
  fields: Record<string, string | Blob>,
  token?: string,
): Promise<Reply> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const response = await fetch(path, {
    method: "POST",
    body: form,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
  if (!response.ok) throw await toResponseError(response);
  return (await response.json()) as Reply;
}

export async function toResponseError(response: Response): Promise<ApiResponseError> {
  const body = (await response.json().catch(() => null)) as { message: string; code: ErrorCode } | null;
  return new ApiResponseError(response.status, body ?? { message: "", code: "internal" });
}
