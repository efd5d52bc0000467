/** How many pieces the lines of a cart or an order add up to. */
export const totalQuantity = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
