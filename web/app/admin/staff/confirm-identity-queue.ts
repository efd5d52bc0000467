import { useSyncExternalStore } from "react";

/** Somebody waits for an answer: true if the identity was confirmed. */
export interface IdentityQuestion {
  answer: (isConfirmed: boolean) => void;
}

let open: { question: IdentityQuestion; result: Promise<boolean> } | undefined;
const listeners = new Set<() => void>();

const emit = () => {
  for (const listener of listeners) listener();
};

/** Opens the dialog and waits for it. Calls that need it at the same time share one dialog. */
export function askForIdentity(): Promise<boolean> {
  open ??= createQuestion();
  emit();
  return open.result;
}

function createQuestion() {
  const { promise: result, resolve } = Promise.withResolvers<boolean>();
  const answer = (isConfirmed: boolean) => {
    open = undefined;
    emit();
    resolve(isConfirmed);
  };
  return { question: { answer }, result };
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useIdentityQuestion = (): IdentityQuestion | undefined =>
  useSyncExternalStore(subscribe, () => open?.question);
