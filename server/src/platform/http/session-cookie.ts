import type { IncomingHttpHeaders } from "node:http";
import type { Endpoint } from "@pawhaven/contract";
import { parseCookie } from "cookie";
import { newToken } from "../auth/tokens.ts";
import { respondsToBrowser } from "./browser-response.ts";
import { setCookie } from "./cookies.ts";

/** As long as the longest session. */
const maxAgeSeconds = 30 * 24 * 3600;

/**
 * Binds a session to the browser that opened it (decision 34): its token, which scripts can read, is accepted only with
 * this cookie, which they cannot. The cookie alone opens nothing, so it is never cleared.
 */
export class SessionCookie {
  private readonly secure: boolean;
  private readonly name: string;

  constructor(origin: string) {
    this.secure = origin.startsWith("https:");
    // The prefix, which browsers accept on https only, keeps other hosts of the same domain from setting the cookie.
    this.name = this.secure ? "__Host-session" : "session";
  }

  read({ cookie }: IncomingHttpHeaders): string | undefined {
    return cookie === undefined ? undefined : parseCookie(cookie)[this.name];
  }

  /**
   * A new value if the endpoint opens a session for a browser. Browsers say so themselves, in a header that scripts cannot
   * set. A form is sent by the site itself; Google's redirect comes from another site.
   */
  newValueFor(endpoint: Endpoint, { "sec-fetch-site": site }: IncomingHttpHeaders): string | undefined {
    if (!endpoint.setsSessionCookie) return undefined;
    const isBrowser = respondsToBrowser(endpoint) ? site !== undefined : site === "same-origin";
    return isBrowser ? newToken() : undefined;
  }

  toHeader(value: string): string {
    return setCookie({ name: this.name, value, path: "/", maxAge: maxAgeSeconds, secure: this.secure });
  }
}
