import type { OrderStatus } from "../order-status.ts";
import type { OrderLineRow } from "../store.ts";

type LineProgress = Pick<OrderLineRow, "quantity" | "shipped" | "cancelled">;

export const unsentUnits = ({ quantity, shipped, cancelled }: LineProgress): number => quantity - shipped - cancelled;

/** The lines of which something is still to be sent, with what is left of them as quantity. */
export const unsentLines = <Line extends LineProgress>(lines: readonly Line[]): Line[] =>
  lines.filter((line) => unsentUnits(line) > 0).map((line) => ({ ...line, quantity: unsentUnits(line) }));

/** Nothing is sent any more of an order that was cancelled or refunded. */
export const leftToSend = (status: OrderStatus, lines: readonly LineProgress[]): number =>
  status === "ordered" || status === "shipping" ? lines.reduce((sum, line) => sum + unsentUnits(line), 0) : 0;
