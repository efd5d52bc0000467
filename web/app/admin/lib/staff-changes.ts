import type { StaffTopic } from "@pawhaven/contract";
import manifest from "virtual:staff-endpoint-manifest";
import { isUserActive, onUserReturn } from "./user-activity.ts";

/** Null: something may have changed while the page was not connected. */
type Listener = (topic: StaffTopic | null) => void;

const reconnectDelayMs = 60_000;
const idleCheckMs = 60_000;

const listeners = new Set<Listener>();
let eventSource: EventSource | undefined;
let stopWatching: (() => void) | undefined;

/** All listeners of a page share one event stream, which is open only while the page is visible and in use. */
export function onStaffChange(listener: Listener): () => void {
  listeners.add(listener);
  stopWatching ??= watchPage();
  connectIfInUse();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopWatching?.();
    stopWatching = undefined;
    disconnect();
  };
}

function watchPage(): () => void {
  const handleVisibility = () => (document.hidden ? disconnect() : reconnect());
  document.addEventListener("visibilitychange", handleVisibility);
  const idleTimer = setInterval(() => !isUserActive() && disconnect(), idleCheckMs);
  const stopListening = onUserReturn(reconnect);
  return () => {
    document.removeEventListener("visibilitychange", handleVisibility);
    clearInterval(idleTimer);
    stopListening();
  };
}

function reconnect(): void {
  if (eventSource) return;
  connectIfInUse();
  notify(null);
}

function connectIfInUse(): void {
  if (!document.hidden && isUserActive() && listeners.size > 0) eventSource ??= connect();
}

function connect(): EventSource {
  const stream = new EventSource(manifest.subscribeToStaffChanges.path);
  let isFirstConnection = true;
  stream.addEventListener("open", () => {
    if (!isFirstConnection) notify(null);
    isFirstConnection = false;
  });
  stream.addEventListener("change", ({ data }: MessageEvent<string>) =>
    notify((JSON.parse(data) as { topic: StaffTopic }).topic),
  );
  // The browser reconnects after a network failure, but not after an error status.
  stream.addEventListener("error", () => {
    if (stream.readyState !== EventSource.CLOSED) return;
    disconnect();
    setTimeout(connectIfInUse, reconnectDelayMs);
  });
  return stream;
}

function disconnect(): void {
  eventSource?.close();
  eventSource = undefined;
}

const notify = (topic: StaffTopic | null) => listeners.forEach((listener) => listener(topic));
