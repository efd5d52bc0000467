import type { HomeAnswers } from "@pawhaven/contract";
import { useSyncExternalStore } from "react";
import { readStorage, writeStorage } from "../../../lib/safe-storage.ts";
import { homeAnswersKey } from "../../../lib/storage-keys.ts";

const listeners = new Set<() => void>();

/** What somebody told about their home. It stays in this browser, unless they send it with a request. */
export function useHomeAnswers(): HomeAnswers | null {
  const text = useSyncExternalStore(subscribe, readText, () => null);
  return text === null ? null : parse(text);
}

/** Without an answer nothing is stored. */
export function saveHomeAnswers(answers: HomeAnswers): void {
  const text = JSON.stringify(answers);
  writeStorage("localStorage", homeAnswersKey, text === "{}" ? undefined : text);
  for (const listener of listeners) listener();
}

const readText = () => readStorage("localStorage", homeAnswersKey);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Anybody can edit the storage of their browser. */
function parse(text: string): HomeAnswers | null {
  try {
    const answers: unknown = JSON.parse(text);
    return typeof answers === "object" ? answers : null;
  } catch {
    return null;
  }
}
