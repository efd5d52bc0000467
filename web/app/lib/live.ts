import type { Topic } from "@pawhaven/contract";
import { useEffect, useEffectEvent } from "react";

const listeners = new Set<(topic: Topic) => void>();
let source: EventSource | undefined;

function listen(listener: (topic: Topic) => void): () => void {
  listeners.add(listener);
  source ??= open();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    source?.close();
    source = undefined;
  };
}

function open(): EventSource {
  const opened = new EventSource("/api/live");
  opened.addEventListener("change", (event: MessageEvent<string>) => {
    const { topic } = JSON.parse(event.data) as { topic: Topic };
    for (const listener of listeners) listener(topic);
  });
  return opened;
}

/** Calls back whenever the topic changes, for as long as the component is there. The page shares one connection. */
export function useLive(topic: Topic, onChange: () => void): void {
  const heard = useEffectEvent((changed: Topic) => {
    if (changed === topic) onChange();
  });
  useEffect(() => listen(heard), []);
}
