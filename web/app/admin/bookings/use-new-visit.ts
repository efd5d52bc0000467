import type { VisitDraft } from "@pawhaven/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { errorCode, errorMessage } from "../../lib/api-errors.ts";
import { askToConfirm } from "../../ui/dialogs.tsx";
import { newRequestKey } from "../lib/new-request-key.ts";
import { screenPath } from "../lib/paths.ts";
import { staffApi } from "../lib/staff-api.ts";
import { useVisitMutation } from "./use-visit-mutation.ts";

/** All attempts of one form share a key, so that a second click books nothing twice. Broken rules are asked about. */
export function useNewVisit(onFieldErrors: (error: Error) => void) {
  const navigate = useNavigate();
  const [idempotencyKey] = useState(newRequestKey);
  const book = useVisitMutation({
    mutationFn: (draft: VisitDraft) => createOrAsk(draft, idempotencyKey),
    done: ({ source }) => (source === "phone" ? "The visit is booked." : "The visit is booked, and has arrived."),
    onDone: ({ id }) => void navigate(screenPath(`bookings/${id}`)),
    onError: onFieldErrors,
  });
  return book;
}

async function createOrAsk(draft: VisitDraft, idempotencyKey: string) {
  try {
    return await staffApi.createVisit({ body: draft }, { idempotencyKey });
  } catch (error) {
    if (errorCode(error) !== "needs_override" || !(await confirmBreaking(errorMessage(error, "")))) throw error;
    return staffApi.createVisit({ body: { ...draft, override: true } }, { idempotencyKey });
  }
}

const confirmBreaking = (rules: string): Promise<boolean> =>
  askToConfirm({ title: "Book all the same?", text: rules, confirmLabel: "Book anyway", cancelLabel: "Change it" });
