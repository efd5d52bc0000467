import { useLayoutEffect, useRef } from "react";
import { Button } from "./button.tsx";
import { toast } from "./toast.tsx";

/** Long enough to read it and to reach the button; it does not run while somebody points at it or has the focus in it. */
const undoDurationMs = 10_000;

interface UndoOptions {
  onUndo: () => void;
  /** For whoever uses the keyboard, because the button pressed is gone, and the toast is far from it. */
  takesFocus: boolean;
}

/** Says what was removed, with a button that brings it back. */
export function showUndo(text: string, options: UndoOptions): void {
  const undo = () => {
    toast.dismiss(id);
    options.onUndo();
  };
  const id = toast(<UndoMessage text={text} takesFocus={options.takesFocus} onUndo={undo} />, {
    durationMs: undoDurationMs,
  });
}

interface UndoMessageProps extends UndoOptions {
  text: string;
}

function UndoMessage({ text, takesFocus, onUndo }: UndoMessageProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    if (takesFocus) element?.focus();
    return () => {
      // The focus would start anew at the top of the page.
      if (element === document.activeElement) document.getElementById("content")?.focus({ preventScroll: true });
    };
  }, [takesFocus]);
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      {text}
      <Button ref={button} variant="secondary" size="small" onClick={onUndo}>
        Undo
      </Button>
    </span>
  );
}

/** A click by Enter or Space has no position and no count. */
export const isByKeyboard = ({ detail }: { detail: number }): boolean => detail === 0;
