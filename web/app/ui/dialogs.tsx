import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import type { ButtonVariant } from "./button.tsx";
import { toast } from "./toast.tsx";

interface DialogButton {
  label: string;
  variant: ButtonVariant;
}

export interface OpenDialog {
  id: number;
  tone: "info" | "success" | "error" | "question";
  title: string | undefined;
  text: string;
  buttons: DialogButton[];
  /** Where the keyboard starts: never on what cannot be undone. */
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

/** Puts a dialog in line; the promise gives the number of the button chosen, or -1 if it was left by Escape. */
function enqueueDialog(dialog: Omit<OpenDialog, "id" | "answer">): Promise<number> {
  const id = ++lastId;
  return new Promise((resolve) => {
    function answer(button: number) {
      setQueue(queue.filter((other) => other.id !== id));
      resolve(button);
    }
    setQueue([...queue, { ...dialog, id, answer }]);
  });
}

interface MessageAction {
  label: string;
  onSelect?: () => void;
}

interface MessageOptions {
  title?: string;
  text: string;
  tone?: "info" | "success" | "error";
  /** The last one stands out. Without any there is OK. */
  actions?: readonly MessageAction[];
}

/** A message nobody can miss. The promise is kept when it has been put away. */
export async function showMessage({
  title,
  text,
  tone = "info",
  actions = [{ label: "OK" }],
}: MessageOptions): Promise<void> {
  const last = actions.length - 1;
  const buttons = actions.map(
    ({ label }, index) => ({ label, variant: index === last ? "primary" : "secondary" }) as const,
  );
  const chosen = await enqueueDialog({ tone, title, text, buttons, initialFocusIndex: last });
  actions[chosen]?.onSelect?.();
}

interface ConfirmOptions {
  title: string;
  text: string;
  confirmLabel: string;
  cancelLabel: string;
  danger?: boolean;
}

/** Asks before something is done; `false` also when the question is left by Escape. */
export async function askToConfirm({
  title,
  text,
  confirmLabel,
  cancelLabel,
  danger = false,
}: ConfirmOptions): Promise<boolean> {
  const buttons: DialogButton[] = [
    { label: cancelLabel, variant: "secondary" },
    { label: confirmLabel, variant: danger ? "danger" : "primary" },
  ];
  return (
    (await enqueueDialog({
      tone: danger ? "error" : "question",
      title,
      text,
      buttons,
      initialFocusIndex: danger ? 0 : 1,
    })) === 1
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Without the network there is still the message, if not the dialog. */
function ToastFallback({ text, answer }: OpenDialog) {
  useEffect(() => {
    toast(text);
    answer(-1);
  }, [text, answer]);
  return null;
}

const loadDialogView = (): Promise<{ default: ComponentType<OpenDialog> }> =>
  import("./dialog-view.tsx").catch(() => ({ default: ToastFallback }));
const DialogView = lazy(loadDialogView);

/**
 * Stands once in the page and shows one dialog after the other. What draws them is no part of the first load: it is
 * fetched when somebody begins to use the page.
 */
export function DialogHost() {
  useEffect(() => {
    const interactionEvents = ["pointerdown", "keydown"];
    const preload = () => void loadDialogView();
    for (const sign of interactionEvents) addEventListener(sign, preload, { once: true });
    return () => {
      for (const sign of interactionEvents) removeEventListener(sign, preload);
    };
  }, []);
  const dialog = useSyncExternalStore(
    subscribe,
    () => queue[0],
    () => undefined,
  );
  return <Suspense>{dialog && <DialogView key={dialog.id} {...dialog} />}</Suspense>;
}
