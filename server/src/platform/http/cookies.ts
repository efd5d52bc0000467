interface Cookie {
  name: string;
  value: string;
  path: string;
  maxAgeSeconds: number;
  /** Sent over https only. */
  secure: boolean;
}

/** Out of reach for scripts, and not sent along with what a foreign page asks for, except when it leads here. */
export const setCookie = ({ name, value, path, maxAgeSeconds, secure }: Cookie): string =>
  `${name}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;

/** Of two cookies with one name the first counts: a browser sends the one with the narrower path first. */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header?.split(";") ?? []) {
    const [name = "", value = ""] = pair.trim().split(/=(.*)/s);
    if (!cookies.has(name)) cookies.set(name, value);
  }
  return cookies;
}
