import { visitorCartKey } from "./storage-keys.ts";
import { readStoredJson } from "./stored-json.ts";

export interface VisitorLine {
  /** The gear. */
  id: number;
  quantity: number;
}

/** The cart of somebody who is not signed in. It has a name, so that it is merged into an account's cart once. */
export interface VisitorCart {
  cart: string;
  lines: VisitorLine[];
}

/** Anybody can edit the storage of their browser: what is not a cart is an empty one. On every page, so it is small. */
export function readVisitorCart(): VisitorCart {
  const stored = readStoredJson("localStorage", visitorCartKey) as Partial<VisitorCart> | null;
  const cart = String(stored?.cart);
  if (!/^[\da-f]{32}$/.test(cart) || !Array.isArray(stored?.lines)) return { cart: "", lines: [] };
  const lines = new Map(stored.lines.filter(isLine).map(({ id, quantity }) => [id, { id, quantity }]));
  return { cart, lines: [...lines.values()].slice(0, 100) };
}

const isLine = (line: Partial<VisitorLine> | null): boolean =>
  isCount(line?.id, 2 ** 31) && isCount(line?.quantity, 1000);
const isCount = (value: unknown, below: number): boolean =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) < below;
