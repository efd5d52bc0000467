import { type ReactNode, useSyncExternalStore } from "react";

export interface Toast {
  id: string;
  type: "info" | "success" | "error" | "loading";
  message: ReactNode;
  /** False while it fades out. */
  visible: boolean;
  /** When it starts to fade out or, once it has, when it is removed. */
  dueAt: number;
}

interface ToastOptions {
  /** A toast with the same id is replaced. */
  id?: string;
  durationMs?: number;
}

const durationsMs = { info: 4000, success: 2000, error: 4000, loading: Infinity };
const fadeMs = 200;
const maxToasts = 20;

/** The newest first. */
let toasts: readonly Toast[] = [];
let lastId = 0;
let pausedAt: number | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const show =
  (type: Toast["type"]) =>
  (message: ReactNode, { id = String(++lastId), durationMs = durationsMs[type] }: ToastOptions = {}): string => {
    const shown: Toast = { id, type, message, visible: true, dueAt: performance.now() + durationMs };
    const isReplaced = toasts.some((toast) => toast.id === id);
    setToasts(isReplaced ? toasts.map((toast) => (toast.id === id ? shown : toast)) : [shown, ...toasts]);
    return id;
  };

/** Each returns the id of the toast. */
export const toast = Object.assign(show("info"), {
  success: show("success"),
  error: show("error"),
  loading: show("loading"),
  dismiss: (id: string) => setToasts(toasts.map((toast) => (toast.id === id ? fadingOut(toast) : toast))),
  /** Removes all of them at once. */
  clear: () => setToasts([]),
});

const fadingOut = (toast: Toast): Toast => ({ ...toast, visible: false, dueAt: performance.now() + fadeMs });

/** The time of all toasts stands still until `resumeToasts`. */
export function pauseToasts(): void {
  pausedAt ??= performance.now();
  setToasts(toasts);
}

export function resumeToasts(): void {
  if (pausedAt === undefined) return;
  const pausedMs = performance.now() - pausedAt;
  pausedAt = undefined;
  setToasts(toasts.map((toast) => (toast.visible ? { ...toast, dueAt: toast.dueAt + pausedMs } : toast)));
}

function setToasts(next: readonly Toast[]): void {
  toasts = next.slice(0, maxToasts);
  clearTimeout(timer);
  const nextDueAt = Math.min(...toasts.filter(isCountingDown).map(({ dueAt }) => dueAt));
  if (nextDueAt < Infinity) timer = setTimeout(advance, nextDueAt - performance.now());
  for (const listener of listeners) listener();
}

const isCountingDown = ({ visible }: Toast) => !visible || pausedAt === undefined;

function advance(): void {
  const isDue = (toast: Toast) => isCountingDown(toast) && toast.dueAt <= performance.now();
  setToasts(
    toasts.filter((toast) => toast.visible || !isDue(toast)).map((toast) => (isDue(toast) ? fadingOut(toast) : toast)),
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const readToasts = (): readonly Toast[] => toasts;

const noToasts: readonly Toast[] = [];

export const useToasts = () => useSyncExternalStore(subscribe, readToasts, () => noToasts);
