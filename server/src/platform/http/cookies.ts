import { type SetCookie, stringifySetCookie } from "cookie";

type CookieOptions = Required<Pick<SetCookie, "name" | "value" | "path" | "maxAge" | "secure">>;

/** Hidden from scripts, and sent along from another site only with a top-level navigation. */
export const setCookie = (options: CookieOptions): string =>
  stringifySetCookie({ ...options, httpOnly: true, sameSite: "lax" });
