import type { Topic } from "@pawhaven/contract";
import { useEffect, useEffectEvent } from "react";
import manifest from "virtual:endpoint-manifest";
import { jitteredThrottle } from "./jittered-throttle.ts";

type Listener = () => void;

const listeners = new Map<Topic, Set<Listener>>();
let eventSource: EventSource | undefined;
let reconnectTimer: ReturnType<typeof setTimeout> | undefined;

const reconnectDelayMs = 60_000;

/**
 * Calls back soon after data of this topic has changed, or may have changed while the page was not connected. All
 * listeners of a page share one event stream, which is open only while the page is visible: browsers allow few HTTP/1
 * connections per host, and tabs in the background would use them up.
 */
export function useChangeEvents(topic: Topic, onChange: Listener): void {
  const listener = useEffectEvent(onChange);
  useEffect(() => {
    const { schedule, cancel } = jitteredThrottle(() => listener());
    const topicListeners = listeners.get(topic) ?? new Set();
    listeners.set(topic, topicListeners.add(schedule));
    if (listeners.size === 1 && topicListeners.size === 1)
      document.addEventListener("visibilitychange", handleVisibilityChange);
    connectIfVisible();
    return () => {
      cancel();
      topicListeners.delete(schedule);
      if (topicListeners.size === 0) listeners.delete(topic);
      if (listeners.size > 0) return;
      document.removeEventListener("visibilitychange", handleVisibilityChange);
      disconnect();
    };
  }, [topic]);
}

function handleVisibilityChange(): void {
  if (document.hidden) return disconnect();
  connectIfVisible();
  notifyAllTopics();
}

function connectIfVisible(): void {
  if (!document.hidden && listeners.size > 0) eventSource ??= connect();
}

function connect(): EventSource {
  const stream = new EventSource(manifest.subscribeToChanges.path);
  let isFirstConnection = true;
  stream.addEventListener("open", () => {
    if (!isFirstConnection) notifyAllTopics();
    isFirstConnection = false;
  });
  stream.addEventListener("change", ({ data }: MessageEvent<string>) =>
    notifyTopic((JSON.parse(data) as { topic: Topic }).topic),
  );
  // The browser reconnects after a network failure, but not after an error status.
  stream.addEventListener("error", () => {
    if (stream.readyState !== EventSource.CLOSED) return;
    disconnect();
    reconnectTimer = setTimeout(connectIfVisible, reconnectDelayMs);
  });
  return stream;
}

function disconnect(): void {
  clearTimeout(reconnectTimer);
  eventSource?.close();
  eventSource = undefined;
}

const notifyTopic = (topic: Topic) => listeners.get(topic)?.forEach((listener) => listener());
const notifyAllTopics = () => [...listeners.keys()].forEach(notifyTopic);
