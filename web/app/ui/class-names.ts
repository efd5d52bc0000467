/** Joins what is there; conditions may leave holes. */
export const classNames = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(" ");
