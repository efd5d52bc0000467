import type { Topic } from "@pawhaven/contract";
import { useEffect, useEffectEvent } from "react";
import table from "virtual:address-table";

type Listener = () => void;

const listeners = new Map<Topic, Set<Listener>>();
let source: EventSource | undefined;
let again: ReturnType<typeof setTimeout> | undefined;

const tryAgainMs = 60_000;

/** Calls back whenever this kind of data has changed, or may have while the line was broken. One line serves the page. */
export function useLive(topic: Topic, onChange: Listener): void {
  const listener = useEffectEvent(onChange);
  useEffect(() => {
    const call = () => listener();
    const here = listeners.get(topic) ?? new Set();
    listeners.set(topic, here.add(call));
    source ??= open();
    return () => {
      here.delete(call);
      if (here.size === 0) listeners.delete(topic);
      if (listeners.size === 0) close();
    };
  }, [topic]);
}

function open(): EventSource {
  const opened = new EventSource(table.listenLive.path);
  let isFirst = true;
  opened.addEventListener("open", () => {
    if (!isFirst) for (const topic of listeners.keys()) tell(topic);
    isFirst = false;
  });
  opened.addEventListener("change", ({ data }: MessageEvent<string>) =>
    tell((JSON.parse(data) as { topic: Topic }).topic),
  );
  // A broken line mends itself; a refused one does not.
  opened.addEventListener("error", () => {
    if (opened.readyState !== EventSource.CLOSED) return;
    close();
    again = setTimeout(() => {
      if (listeners.size > 0) source ??= open();
    }, tryAgainMs);
  });
  return opened;
}

function close(): void {
  clearTimeout(again);
  source?.close();
  source = undefined;
}

const tell = (topic: Topic) => listeners.get(topic)?.forEach((listener) => listener());
