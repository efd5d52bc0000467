/** Money is whole cents inside the shop and becomes dollars only on the wire. */
export const toDollars = (cents: number): number => cents / 100;
