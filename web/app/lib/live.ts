import type { Topic } from "@pawhaven/contract";
import { useEffect, useEffectEvent } from "react";
import table from "virtual:address-table";
import { unhurried } from "./unhurried.ts";

type Listener = () => void;

const listeners = new Map<Topic, Set<Listener>>();
let source: EventSource | undefined;
let again: ReturnType<typeof setTimeout> | undefined;

const tryAgainMs = 60_000;

/**
 * Calls back soon after this kind of data has changed, or may have while nobody listened. One line serves the page, and
 * only while it is seen: a browser has few lines to one shop, and tabs in the background would take them all.
 */
export function useLive(topic: Topic, onChange: Listener): void {
  const listener = useEffectEvent(onChange);
  useEffect(() => {
    const { soon, never } = unhurried(() => listener());
    const here = listeners.get(topic) ?? new Set();
    listeners.set(topic, here.add(soon));
    if (listeners.size === 1 && here.size === 1) document.addEventListener("visibilitychange", followSight);
    openIfSeen();
    return () => {
      never();
      here.delete(soon);
      if (here.size === 0) listeners.delete(topic);
      if (listeners.size > 0) return;
      document.removeEventListener("visibilitychange", followSight);
      close();
    };
  }, [topic]);
}

function followSight(): void {
  if (document.hidden) return close();
  openIfSeen();
  tellAll();
}

function openIfSeen(): void {
  if (!document.hidden && listeners.size > 0) source ??= open();
}

function open(): EventSource {
  const opened = new EventSource(table.listenLive.path);
  let isFirst = true;
  opened.addEventListener("open", () => {
    if (!isFirst) tellAll();
    isFirst = false;
  });
  opened.addEventListener("change", ({ data }: MessageEvent<string>) =>
    tell((JSON.parse(data) as { topic: Topic }).topic),
  );
  // A broken line mends itself; a refused one does not.
  opened.addEventListener("error", () => {
    if (opened.readyState !== EventSource.CLOSED) return;
    close();
    again = setTimeout(openIfSeen, tryAgainMs);
  });
  return opened;
}

function close(): void {
  clearTimeout(again);
  source?.close();
  source = undefined;
}

const tell = (topic: Topic) => listeners.get(topic)?.forEach((listener) => listener());
const tellAll = () => [...listeners.keys()].forEach(tell);
