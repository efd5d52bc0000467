import { useSyncExternalStore } from "react";
import type { ButtonVariant } from "./button.tsx";

export interface DialogButton {
  label: string;
  variant: ButtonVariant;
}

export interface OpenDialog {
  id: number;
  tone: "info" | "success" | "error" | "question";
  title: string | undefined;
  text: string;
  buttons: DialogButton[];
  /** Never a destructive button. */
  initialFocusIndex: number;
  answer: (button: number) => void;
}

let queue: readonly OpenDialog[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function setQueue(next: readonly OpenDialog[]) {
  queue = next;
  for (const listener of listeners) listener();
}

/** Resolves with the index of the chosen button, or -1 on Escape. */
export function enqueueDialog(dialog: Omit<OpenDialog, "id" | "answer">): Promise<number> {
  const id = ++lastId;
  return new Promise((resolve) => {
    function answer(button: number) {
      setQueue(queue.filter((other) => other.id !== id));
      resolve(button);
    }
    setQueue([...queue, { ...dialog, id, answer }]);
  });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The dialog at the head of the queue. */
export const useCurrentDialog = () =>
  useSyncExternalStore(
    subscribe,
    () => queue[0],
    () => undefined,
  );
