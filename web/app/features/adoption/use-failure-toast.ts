import { ApiResponseError } from "@pawhaven/contract";
import { useEffect } from "react";
import { toast } from "../../ui/toast.tsx";

/** Says once per failed call that it failed. An ended session is said elsewhere, with the way back in. */
export function useFailureToast({ error }: { error: Error | null }, text: string): void {
  useEffect(() => {
    if (!error || (error instanceof ApiResponseError && error.code === "unauthenticated")) return;
    toast.error(text, { id: text });
  }, [error, text]);
}
