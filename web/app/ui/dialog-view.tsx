import { CircleAlert, CircleCheck, CircleQuestionMark, Info } from "lucide-react";
import { useRef } from "react";
import { Button } from "./button.tsx";
import type { OpenDialog } from "./dialog-queue.ts";
import { Modal } from "./modal.tsx";

const tones = {
  info: { title: "Please note", Icon: Info, ground: "bg-sky text-ink" },
  success: { title: "Done", Icon: CircleCheck, ground: "bg-teal-soft text-teal-strong" },
  error: { title: "Something went wrong", Icon: CircleAlert, ground: "bg-berry-soft text-berry" },
  question: { title: "Are you sure?", Icon: CircleQuestionMark, ground: "bg-amber-soft text-amber-strong" },
};

export default function DialogView({ tone, title, text, buttons, initialFocusIndex, answer }: OpenDialog) {
  const initialButton = useRef<HTMLButtonElement>(null);
  const { Icon, ground, title: defaultTitle } = tones[tone];
  return (
    <Modal
      open
      role="alertdialog"
      size="small"
      title={title ?? defaultTitle}
      initialFocus={initialButton}
      onClose={() => answer(-1)}
      footer={buttons.map(({ label, variant }, index) => (
        <Button
          key={label}
          ref={index === initialFocusIndex ? initialButton : null}
          variant={variant}
          onClick={() => answer(index)}
        >
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
