import { ApiRefusal } from "@pawhaven/contract";
import { useEffect } from "react";
import { toast } from "../../ui/toast.tsx";

interface Outcome {
  error: Error | null;
  /** Tells one failure from the next. */
  errorUpdatedAt: number;
}

/** Says once per failed call that it failed. An ended session is said elsewhere, with the way back in. */
export function useFailureToast({ error, errorUpdatedAt }: Outcome, text: string): void {
  useEffect(() => {
    if (!error || (error instanceof ApiRefusal && error.code === "unauthenticated")) return;
    toast.error(text, { id: text });
  }, [error, errorUpdatedAt, text]);
}
