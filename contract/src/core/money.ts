/** Binary fractions cannot hold most amounts exactly, so every calculation is done in whole cents. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

export const toDollars = (cents: number): number => cents / 100;
