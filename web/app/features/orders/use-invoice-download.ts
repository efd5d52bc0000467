import { ApiResponseError, type ErrorCode, type Invoice } from "@pawhaven/contract";
import { expireSession } from "../../lib/api.ts";
import { errorMessage } from "../../lib/api-errors.ts";
import { saveBlob } from "../../lib/save-blob.ts";
import { readSession } from "../../lib/session.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { showMessage } from "../../ui/dialogs.tsx";

/** Saves an invoice as a file. It is fetched, because a link cannot send the token of the session. */
export const useInvoiceDownload = (orderId: string, guestToken?: string) =>
  useApiMutation({
    mutationFn: ({ number }: Invoice) =>
      guestToken ? downloadAsGuest(guestToken, number) : downloadInvoice(orderId, number),
    onError: (error) =>
      void showMessage({
        tone: "error",
        text: errorMessage(error, "The invoice could not be loaded. Please try again."),
      }),
  });

async function downloadInvoice(orderId: string, number: string): Promise<void> {
  const token = readSession()?.token;
  const response = await fetch(`/api/orders/${orderId}/invoices/${number}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (response.status === 401) expireSession(token);
  await save(response, number);
}

const downloadAsGuest = async (token: string, number: string): Promise<void> =>
  save(await fetch(`/api/guest/orders/${token}/invoices/${number}`), number);

async function save(response: Response, number: string): Promise<void> {
  if (!response.ok) throw await toError(response);
  saveBlob(`${number}.pdf`, await response.blob());
}

async function toError(response: Response): Promise<ApiResponseError> {
  const body = (await response.json().catch(() => null)) as { message: string; code: ErrorCode } | null;
  return new ApiResponseError(response.status, body ?? { message: "", code: "internal" });
}
