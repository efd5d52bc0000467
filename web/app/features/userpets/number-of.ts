/** Of a number field, which is empty where nothing is known. */
export const numberOf = (text: unknown): number | null => (text === "" || text === null ? null : Number(text));
