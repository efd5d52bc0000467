import { useSyncExternalStore } from "react";
import { readStorage, writeStorage } from "./safe-storage.ts";
import { guestOrdersKey } from "./storage-keys.ts";

/** An order that was placed in this browser without an account, or opened with a mailed link. */
interface GuestOrder {
  order: string;
  token: string;
  /** Of its card payment. */
  intent?: string;
}

const maxStored = 20;

const readRaw = () => readStorage("localStorage", guestOrdersKey) ?? "";

function parse(raw: string): GuestOrder[] {
  try {
    const stored: unknown = JSON.parse(raw);
    return Array.isArray(stored) ? (stored as unknown[]).filter(isGuestOrder) : [];
  } catch {
    return [];
  }
}

function isGuestOrder(entry: unknown): entry is GuestOrder {
  const { order, token } = (entry ?? {}) as Partial<GuestOrder>;
  return typeof order === "string" && typeof token === "string" && /^[\w-]{43}$/.test(token);
}

/** The newest first. An entry with the same number is replaced. */
export function rememberGuestOrder(entry: GuestOrder): void {
  const known = parse(readRaw());
  const before = known.find(({ order }) => order === entry.order);
  const others = known.filter(({ order }) => order !== entry.order);
  const entries = [{ ...before, ...entry }, ...others].slice(0, maxStored);
  writeStorage("localStorage", guestOrdersKey, JSON.stringify(entries));
}

export function forgetGuestOrder(orderNumber: string): void {
  const others = parse(readRaw()).filter(({ order }) => order !== orderNumber);
  writeStorage("localStorage", guestOrdersKey, others.length > 0 ? JSON.stringify(others) : undefined);
}

export const guestTokenOfIntent = (intent: string): string | undefined =>
  parse(readRaw()).find((entry) => entry.intent === intent)?.token;

const subscribe = (onChange: () => void) => {
  window.addEventListener("storage", onChange);
  return () => window.removeEventListener("storage", onChange);
};

/** Null if this browser has no link to the order; undefined until it is known. */
export function useGuestToken(orderNumber: string): string | null | undefined {
  const raw = useSyncExternalStore<string | undefined>(subscribe, readRaw, () => undefined);
  if (raw === undefined) return undefined;
  return parse(raw).find(({ order }) => order === orderNumber)?.token ?? null;
}
