import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { type DialogButton, enqueueDialog, type OpenDialog, useCurrentDialog } from "./dialog-queue.ts";
import { loadInTime, loadLimitMs } from "./load-in-time.ts";
import { toast } from "./toast.tsx";

interface MessageAction {
  label: string;
  onSelect?: () => void;
}

interface MessageOptions {
  title?: string;
  text: string;
  tone?: "info" | "success" | "error";
  /** The last one is the primary button. OK by default. */
  actions?: readonly MessageAction[];
}

/** Shows a message in an alert dialog and resolves when it is closed. */
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

/** Asks for confirmation; Escape means no. */
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

/** Used when the dialog cannot be loaded, for example offline. */
function ToastFallback({ text, answer }: OpenDialog) {
  useEffect(() => {
    toast(text);
    answer(-1);
  }, [text, answer]);
  return null;
}

const loadDialogView = (): Promise<{ default: ComponentType<OpenDialog> }> =>
  loadInTime(() => import("./dialog-view.tsx"), loadLimitMs).catch(() => ({ default: ToastFallback }));
const DialogView = lazy(loadDialogView);

/** Mount once. Shows queued dialogs one at a time. The dialog is preloaded on the first interaction, not with the page. */
export function DialogHost() {
  useEffect(() => {
    const interactionEvents = ["pointerdown", "keydown"];
    // Offline, the service worker would answer with the offline page in place of what is being read.
    const preload = () => navigator.onLine && void loadDialogView();
    for (const type of interactionEvents) addEventListener(type, preload, { once: true });
    return () => {
      for (const type of interactionEvents) removeEventListener(type, preload);
    };
  }, []);
  const dialog = useCurrentDialog();
  return <Suspense>{dialog && <DialogView key={dialog.id} {...dialog} />}</Suspense>;
}
