/** Joins class names and skips falsy ones, so that conditions can be written inline. */
export const classNames = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(" ");
