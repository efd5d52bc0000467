/** Money is whole cents inside the shop and becomes dollars only on the wire. */
export const toDollars = (cents: number): number => cents / 100;

export const toCents = (dollars: number): number => Math.round(dollars * 100);
