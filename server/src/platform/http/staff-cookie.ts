import type { IncomingHttpHeaders } from "node:http";
import { parseCookie } from "cookie";
import { setCookie } from "./cookies.ts";

/** As long as the longest session of staff. */
const maxAgeSeconds = 12 * 3600;

export const staffCookieName = (origin: string): string => (origin.startsWith("https:") ? "__Host-staff" : "staff");

/** Holds the session of staff (decision 42). Browsers send it from our own pages only. */
export class StaffCookie {
  private readonly secure: boolean;
  private readonly name: string;

  constructor(origin: string) {
    this.secure = origin.startsWith("https:");
    this.name = staffCookieName(origin);
  }

  read({ cookie }: IncomingHttpHeaders): string | undefined {
    return cookie === undefined ? undefined : parseCookie(cookie)[this.name];
  }

  toHeader(value: string): string {
    return this.header(value, maxAgeSeconds);
  }

  toClearingHeader(): string {
    return this.header("", 0);
  }

  private header(value: string, maxAge: number): string {
    return setCookie({ name: this.name, value, path: "/", maxAge, secure: this.secure, sameSite: "strict" });
  }
}
