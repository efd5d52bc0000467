import { CircleAlert, CircleCheck, CircleQuestionMark, Info } from "lucide-react";
import { useRef, useSyncExternalStore } from "react";
import { Button, type ButtonVariant } from "./button.tsx";
import { Modal } from "./modal.tsx";

const tones = {
  info: { title: "Please note", Icon: Info, ground: "bg-sky text-ink" },
  success: { title: "Done", Icon: CircleCheck, ground: "bg-teal-soft text-teal-strong" },
  error: { title: "That did not work", Icon: CircleAlert, ground: "bg-berry-soft text-berry" },
  question: { title: "Are you sure?", Icon: CircleQuestionMark, ground: "bg-amber-soft text-amber-strong" },
};

interface DialogButton {
  label: string;
  variant: ButtonVariant;
}

interface OpenDialog {
  id: number;
  tone: keyof typeof tones;
  title: string | undefined;
  text: string;
  buttons: DialogButton[];
  /** Where the keyboard starts: never on what cannot be undone. */
  startsAt: number;
  answer: (button: number) => void;
}

let queue: readonly OpenDialog[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly OpenDialog[]) {
  queue = next;
  for (const listener of listeners) listener();
}

/** Puts a dialog in line; the promise gives the number of the button chosen, or -1 if it was left by Escape. */
function ask(dialog: Omit<OpenDialog, "id" | "answer">): Promise<number> {
  const id = ++lastId;
  return new Promise((resolve) => {
    function answer(button: number) {
      change(queue.filter((other) => other.id !== id));
      resolve(button);
    }
    change([...queue, { ...dialog, id, answer }]);
  });
}

export interface MessageAction {
  label: string;
  onChoose?: () => void;
}

export interface Message {
  title?: string;
  text: string;
  tone?: "info" | "success" | "error";
  /** The last one stands out. Without any there is OK. */
  actions?: readonly MessageAction[];
}

/** A message nobody can miss. The promise is kept when it has been put away. */
export async function showMessage({ title, text, tone = "info", actions = [{ label: "OK" }] }: Message): Promise<void> {
  const last = actions.length - 1;
  const buttons = actions.map(
    ({ label }, index) => ({ label, variant: index === last ? "primary" : "secondary" }) as const,
  );
  const chosen = await ask({ tone, title, text, buttons, startsAt: last });
  actions[chosen]?.onChoose?.();
}

export interface Question {
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
}: Question): Promise<boolean> {
  const buttons: DialogButton[] = [
    { label: cancelLabel, variant: "secondary" },
    { label: confirmLabel, variant: danger ? "danger" : "primary" },
  ];
  return (await ask({ tone: danger ? "error" : "question", title, text, buttons, startsAt: danger ? 0 : 1 })) === 1;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stands once in the page and shows one dialog after the other. */
export function DialogHost() {
  const dialog = useSyncExternalStore(
    subscribe,
    () => queue[0],
    () => undefined,
  );
  return dialog && <DialogView key={dialog.id} {...dialog} />;
}

function DialogView({ tone, title, text, buttons, startsAt, answer }: OpenDialog) {
  const start = useRef<HTMLButtonElement>(null);
  const { Icon, ground, title: usualTitle } = tones[tone];
  return (
    <Modal
      open
      role="alertdialog"
      size="small"
      title={title ?? usualTitle}
      initialFocus={start}
      onClose={() => answer(-1)}
      footer={buttons.map(({ label, variant }, index) => (
        <Button key={label} ref={index === startsAt ? start : null} variant={variant} onClick={() => answer(index)}>
          {label}
        </Button>
      ))}
    >
      <div className="flex gap-4">
        <span className={`grid size-11 shrink-0 place-items-center rounded-full ${ground}`}>
          <Icon className="size-6" />
        </span>
        <p className="self-center whitespace-pre-line wrap-anywhere">{text}</p>
      </div>
    </Modal>
  );
}
