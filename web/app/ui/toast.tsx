import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { createPortal } from "react-dom";
import { resolveValue, type Toast, toast, useToaster } from "react-hot-toast/headless";
import { IconButton } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { useTopToastContainer } from "./modal-stack.ts";
import { SpinnerIcon } from "./spinner.tsx";

export { toast };

/** The library itself caps the list at 20 toasts. */
const options = { duration: 4000, success: { duration: 2000 }, loading: { duration: Infinity }, removeDelay: 200 };

const toastIcons = {
  success: { Icon: CircleCheck, colour: "text-teal" },
  error: { Icon: CircleAlert, colour: "text-berry" },
  loading: { Icon: SpinnerIcon, colour: "text-teal" },
  blank: { Icon: Info, colour: "text-ink-soft" },
  custom: { Icon: Info, colour: "text-ink-soft" },
};

/** Mount once. While a modal is open everything outside it is inert, so toasts are rendered inside it. */
export function ToastHost() {
  const { toasts, handlers } = useToaster(options);
  const container = useTopToastContainer();
  const region = (
    <section aria-label="Notifications">
      {toasts.length > 0 && (
        <ToastStack
          toasts={toasts}
          isInDialog={container !== null}
          onPause={handlers.startPause}
          onResume={handlers.endPause}
        />
      )}
    </section>
  );
  return container ? createPortal(region, container) : region;
}

interface ToastStackProps {
  toasts: Toast[];
  isInDialog: boolean;
  onPause: () => void;
  onResume: () => void;
}

/** In a dialog on a phone, toasts stay above the buttons at the bottom. */
function ToastStack({ toasts, isInDialog, onPause, onResume }: ToastStackProps) {
  // The stack can unmount under the pointer, and then `pointerleave` never fires.
  const resume = useEffectEvent(onResume);
  useEffect(() => () => resume(), []);
  return (
    <div
      onPointerEnter={onPause}
      onPointerLeave={onResume}
      onFocus={onPause}
      onBlur={onResume}
      className={classNames(
        "pointer-events-none inset-x-4 z-50 flex flex-col-reverse items-center gap-2",
        "[@media(width>640px)]:fixed [@media(width>640px)]:inset-x-6 [@media(width>640px)]:bottom-6 [@media(width>640px)]:items-end",
        isInDialog ? "absolute bottom-2" : "fixed bottom-[max(1rem,env(safe-area-inset-bottom))]",
      )}
    >
      {toasts.map((item) => (
        <ToastCard key={item.id} item={item} onDismissed={onResume} />
      ))}
    </div>
  );
}

function ToastCard({ item, onDismissed }: { item: Toast; onDismissed: () => void }) {
  const { Icon, colour } = toastIcons[item.type];
  function dismiss() {
    toast.dismiss(item.id);
    onDismissed();
  }
  return (
    <div
      className={classNames(
        "pointer-events-auto flex w-full max-w-sm items-center gap-3 rounded-card border border-line bg-surface py-1 pr-1 pl-4 text-ink shadow-raised",
        "transition-[translate,opacity] duration-200 starting:translate-y-4 starting:opacity-0",
        !item.visible && "translate-y-2 opacity-0",
      )}
    >
      {item.icon ?? <Icon className={classNames("size-6 shrink-0", colour)} />}
      <div
        role={item.type === "error" ? "alert" : "status"}
        className="min-w-0 flex-1 py-2 font-semibold wrap-anywhere"
      >
        {resolveValue(item.message, item)}
      </div>
      <IconButton label="Dismiss" icon={X} onClick={dismiss} />
    </div>
  );
}
