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
  /** Called on Close, Escape and a click on the backdrop. */
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  size?: keyof typeof sizes;
  /** Prevents closing, for example while a payment is being processed. */
  locked?: boolean;
  /** Receives focus on opening; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** An alert dialog has no Close button and no backdrop click, and its body is announced with its title. */
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
  const { dialog, toastContainer } = useModalDialog(initialFocus);
  const backdropHandlers = useBackdropClick(() => !locked && !isAlert && onClose());

  /** Browsers close the dialog on a second Escape even if `cancel` was prevented, so a dialog that must stay reopens. */
  function handleClosed() {
    if (!dialog.current || dialog.current.open) return;
    if (!locked) onClose();
    requestAnimationFrame(() => {
      if (dialog.current?.isConnected && !dialog.current.open) dialog.current.showModal();
    });
  }

  return (
    // No header and footer elements: inside the page's footer they would become landmarks.
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
        <div ref={toastContainer} className="relative" />
        {footer !== undefined && (
          <div className="flex flex-col-reverse gap-2 px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:flex-wrap sm:justify-end sm:px-6 sm:pb-6">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  );
}

/** A body that overflows is focusable, so that it can be scrolled with the keyboard. */
function ScrollingBody({ id, hasFooter, children }: { id: string; hasFooter: boolean; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current;
    if (!element) return undefined;
    let frame = 0;
    // In the next frame: the border resizes the body, which an observer may not do while it is notified.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => markIfScrolling(element));
    });
    for (const part of [element, ...element.children]) observer.observe(part);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
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

function markIfScrolling(body: HTMLElement): void {
  const scrolls = body.scrollHeight > body.clientHeight;
  body.toggleAttribute("data-scrolls", scrolls);
  if (scrolls) body.tabIndex = 0;
  else body.removeAttribute("tabindex");
}

/** Shows the dialog while mounted. `close()` returns focus to the opener; removing the element alone would not. */
function useModalDialog(initialFocus: RefObject<HTMLElement | null> | undefined) {
  const dialog = useRef<HTMLDialogElement>(null);
  const toastContainer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !toastContainer.current) return undefined;
    element.showModal();
    initialFocus?.current?.focus();
    const popModal = pushModal(toastContainer.current);
    return () => {
      popModal();
      element.close();
    };
  }, [initialFocus]);
  return { dialog, toastContainer };
}

/**
 * Counts a click only if it started and ended on the backdrop, so that selecting text does not close the dialog. After
 * any input a stray click must not discard what was typed, so backdrop clicks are ignored.
 */
function useBackdropClick(onBackdropClick: () => void) {
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
      if (pressedOnBackdrop.current && event.target === event.currentTarget && !hasTyped.current) onBackdropClick();
    },
  };
}
