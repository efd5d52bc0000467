import { useEffect } from "react";
import { isSignedOut } from "../../lib/api-errors.ts";
import { toast } from "../../ui/toast.tsx";

/** Shows a toast once per failed query. An expired session is announced by the login dialog. */
export function useFailureToast({ error }: { error: Error | null }, text: string): void {
  useEffect(() => {
    if (error && !isSignedOut(error)) toast.error(text, { id: text });
  }, [error, text]);
}
