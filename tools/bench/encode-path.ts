/**
 * Percent-encoding names the same in many ways, which the cache does not know to be the same. It keeps the prefix `/api/`, by
 * which the shop tells API calls from pages, and the query.
 */
export function encodePath(path: string, isEncoded: () => boolean): string {
  const [, prefix = "", rest = "", query = ""] = /^(\/api\/)([^?]*)(.*)$/.exec(path) ?? [];
  const encoded = rest.replaceAll(/[^/]/g, (sign) => (isEncoded() ? `%${sign.charCodeAt(0).toString(16)}` : sign));
  return `${prefix}${encoded}${query}`;
}

/** The digits of a number, the last one first, as answers to `encodePath`. */
export function bitsOf(number: number): () => boolean {
  let rest = number;
  return () => {
    const isOdd = rest % 2 === 1;
    rest = Math.floor(rest / 2);
    return isOdd;
  };
}
