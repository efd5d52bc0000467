import { X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { pushModal } from "./modal-stack.ts";

const sizes = {
  small: "sm:max-w-md",
  regular: "sm:max-w-xl",
  wide: "sm:max-w-4xl",
};

export interface ModalProps {
  open: boolean;
  title: string;
  /** Asked for by Close, Escape or a click beside the dialog. */
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  size?: keyof typeof sizes;
  /** While something must first finish, neither Escape nor the backdrop nor Close leads out. */
  locked?: boolean;
  /** Where the keyboard starts; else at the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** An alert dialog is left by its own buttons, has no Close, and its body is read out with its title. */
  role?: "dialog" | "alertdialog";
}

export const Modal = ({ open, ...modal }: ModalProps) => open && <OpenModal {...modal} />;

function OpenModal({
  title,
  onClose,
  children,
  footer,
  size = "regular",
  locked = false,
  initialFocus,
  role = "dialog",
}: Omit<ModalProps, "open">) {
  const id = useId();
  const isAlert = role === "alertdialog";
  const { dialog, messages } = useModalDialog(initialFocus);
  const backdropHandlers = useBackdropClick(() => !locked && !isAlert && onClose());

  /** Browsers let nobody refuse Escape twice in a row; a dialog that still has to be there then comes back. */
  function handleClosed() {
    if (!dialog.current || dialog.current.open) return;
    if (!locked) onClose();
    requestAnimationFrame(() => {
      if (dialog.current?.isConnected && !dialog.current.open) dialog.current.showModal();
    });
  }

  return (
    // Its head and foot are plain: a dialog may stand in the page's footer, where they would count as the page's own.
    <dialog
      ref={dialog}
      role={isAlert ? "alertdialog" : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={isAlert ? `${id}-body` : undefined}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (!locked) onClose();
      }}
      onClose={handleClosed}
      {...backdropHandlers}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none grid-cols-1 items-end justify-items-center overflow-hidden bg-transparent text-ink backdrop:bg-[rgb(20_14_10/0.55)] backdrop:transition-opacity open:grid sm:items-center sm:p-6 starting:open:backdrop:opacity-0"
    >
      <div
        className={classNames(
          "flex max-h-[90dvh] w-full flex-col rounded-t-card bg-surface shadow-raised transition-[translate,opacity] duration-200 sm:rounded-card",
          "starting:translate-y-6 starting:opacity-0",
          sizes[size],
        )}
      >
        <div className="flex items-start gap-4 px-4 pt-4 sm:px-6 sm:pt-6">
          <h2 id={`${id}-title`} className="min-w-0 flex-1 py-2 text-lead wrap-anywhere">
            {title}
          </h2>
          {!isAlert && <IconButton label="Close" icon={X} disabled={locked} onClick={onClose} className="-mr-2" />}
        </div>
        <ScrollingBody id={`${id}-body`} hasFooter={footer !== undefined}>
          {children}
        </ScrollingBody>
        <div ref={messages} className="relative" />
        {footer !== undefined && (
          <div className="flex flex-col-reverse gap-2 px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:flex-wrap sm:justify-end sm:px-6 sm:pb-6">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  );
}

/** A body longer than the screen can be reached, and so scrolled, by keyboard. */
function ScrollingBody({ id, hasFooter, children }: { id: string; hasFooter: boolean; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const scrolls = element.scrollHeight > element.clientHeight;
      element.toggleAttribute("data-scrolls", scrolls);
      if (scrolls) element.tabIndex = 0;
      else element.removeAttribute("tabindex");
    });
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      id={id}
      ref={body}
      className={classNames(
        "min-h-0 overflow-y-auto overscroll-contain px-4 pt-2 focus-visible:-outline-offset-3 sm:px-6",
        hasFooter ? "border-line pb-2 data-scrolls:border-b" : "pb-[max(1.5rem,env(safe-area-inset-bottom))]",
      )}
    >
      <div>{children}</div>
    </div>
  );
}

/** Shows the dialog as long as the component lives. Closing it by its own method brings the focus back to the opener. */
function useModalDialog(initialFocus: RefObject<HTMLElement | null> | undefined) {
  const dialog = useRef<HTMLDialogElement>(null);
  const messages = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !messages.current) return undefined;
    element.showModal();
    initialFocus?.current?.focus();
    const popModal = pushModal(messages.current);
    return () => {
      popModal();
      element.close();
    };
  }, [initialFocus]);
  return { dialog, messages };
}

/**
 * A click counts if it began and ended on the backdrop, so that marking text never closes the dialog; and no longer
 * once something was typed, which a stray click must not throw away.
 */
function useBackdropClick(onPress: () => void) {
  const pressedOnBackdrop = useRef(false);
  const hasTyped = useRef(false);
  return {
    onInput: () => {
      hasTyped.current = true;
    },
    onPointerDown: (event: React.PointerEvent) => {
      pressedOnBackdrop.current = event.target === event.currentTarget;
    },
    onClick: (event: React.MouseEvent) => {
      if (pressedOnBackdrop.current && event.target === event.currentTarget && !hasTyped.current) onPress();
    },
  };
}
