import { type SetCookie, stringifySetCookie } from "cookie";

type CookieOptions = Required<Pick<SetCookie, "name" | "value" | "path" | "maxAge" | "secure">> &
  Pick<SetCookie, "sameSite">;

/** Hidden from scripts and, unless `sameSite` says otherwise, sent along from another site only with a top-level navigation. */
export const setCookie = (options: CookieOptions): string =>
  stringifySetCookie({ sameSite: "lax", ...options, httpOnly: true });
