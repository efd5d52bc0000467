import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { IconButton } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { useTopToastContainer } from "./modal-stack.ts";
import { SpinnerIcon } from "./spinner.tsx";
import { pauseToasts, resumeToasts, type Toast, toast, useToasts } from "./toast-queue.ts";

export { toast };

const toastIcons = {
  success: { Icon: CircleCheck, colour: "text-teal" },
  error: { Icon: CircleAlert, colour: "text-berry" },
  loading: { Icon: SpinnerIcon, colour: "text-teal" },
  info: { Icon: Info, colour: "text-ink-soft" },
};

/** Mount once. While a modal is open everything outside it is inert, so toasts are rendered inside it. */
export function ToastHost() {
  const toasts = useToasts();
  const container = useTopToastContainer();
  const region = (
    <section aria-label="Notifications">
      {toasts.length > 0 && <ToastStack toasts={toasts} isInDialog={container !== null} />}
    </section>
  );
  return container ? createPortal(region, container) : region;
}

interface ToastStackProps {
  toasts: readonly Toast[];
  isInDialog: boolean;
}

/** In a dialog on a phone, toasts stay above the buttons at the bottom. */
function ToastStack({ toasts, isInDialog }: ToastStackProps) {
  // The stack can unmount under the pointer, and then `pointerleave` never fires.
  useEffect(() => resumeToasts, []);
  return (
    <div
      onPointerEnter={pauseToasts}
      onPointerLeave={resumeToasts}
      onFocus={pauseToasts}
      onBlur={resumeToasts}
      className={classNames(
        "pointer-events-none inset-x-4 z-50 flex flex-col-reverse items-center gap-2",
        "[@media(width>640px)]:fixed [@media(width>640px)]:inset-x-6 [@media(width>640px)]:bottom-6 [@media(width>640px)]:items-end",
        isInDialog ? "absolute bottom-2" : "fixed bottom-[max(1rem,env(safe-area-inset-bottom))]",
      )}
    >
      {toasts.map((item) => (
        <ToastCard key={item.id} item={item} />
      ))}
    </div>
  );
}

function ToastCard({ item }: { item: Toast }) {
  const { Icon, colour } = toastIcons[item.type];
  // Whoever dismissed it, the pointer or the focus may have been in it, and `pointerleave` or `blur` never fires.
  useEffect(() => {
    if (!item.visible) resumeToasts();
  }, [item.visible]);
  return (
    <div
      className={classNames(
        "pointer-events-auto flex w-full max-w-sm items-center gap-3 rounded-card border border-line bg-surface py-1 pr-1 pl-4 text-ink shadow-raised",
        "transition-[translate,opacity] duration-200 starting:translate-y-4 starting:opacity-0",
        !item.visible && "translate-y-2 opacity-0",
      )}
    >
      <Icon className={classNames("size-6 shrink-0", colour)} />
      <div
        role={item.type === "error" ? "alert" : "status"}
        className="min-w-0 flex-1 py-2 font-semibold wrap-anywhere"
      >
        {item.message}
      </div>
      <IconButton label="Dismiss" icon={X} onClick={() => toast.dismiss(item.id)} />
    </div>
  );
}
