interface Cookie {
  name: string;
  value: string;
  path: string;
}

export interface BrowserResponse {
  status: number;
  url: URL;
  headers: Headers;
  text: string;
}

const maxRedirects = 10;

/** A minimal browser for redirect chains and forms, with cookies by path. */
export class Browser {
  /** All requested URLs. */
  readonly history: string[] = [];
  private cookies: Cookie[] = [];

  /** Follows redirects to the first page, or with `until` to the first redirect whose URL contains it. */
  async visit(address: string | URL, { form, until }: { form?: Record<string, string>; until?: string } = {}) {
    let [url, body] = [new URL(address), form && new URLSearchParams(form)];
    for (let step = 0; step < maxRedirects; step++) {
      const response = await this.request(url, body);
      const location = response.headers.get("location");
      if (!location) return response;
      [url, body] = [new URL(location, url), undefined];
      if (until && url.href.includes(until)) return { ...response, url };
    }
    throw new Error(`More than ${maxRedirects} redirects, the last one to ${url.href}`);
  }

  cookie(name: string): string | undefined {
    return this.cookies.find((cookie) => cookie.name === name)?.value;
  }

  clearCookies(): void {
    this.cookies = [];
  }

  private async request(url: URL, body: URLSearchParams | undefined): Promise<BrowserResponse> {
    this.history.push(url.href);
    const cookie = this.cookies
      .filter(({ path }) => url.pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");
    const response = await fetch(url, {
      redirect: "manual",
      headers: { accept: "text/html", ...(cookie && { cookie }) },
      ...(body && { method: "POST", body }),
    });
    for (const header of response.headers.getSetCookie()) this.storeCookie(header);
    return { status: response.status, url, headers: response.headers, text: await response.text() };
  }

  private storeCookie(header: string): void {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
    const path = /; path=([^;]+)/i.exec(header)?.[1] ?? "/";
    this.cookies = this.cookies.filter((cookie) => cookie.name !== name || cookie.path !== path);
    const isExpired = /; max-age=0(;|$)|; expires=Thu, 01 Jan 1970/i.test(header);
    if (!isExpired) this.cookies.push({ name, value, path });
  }
}
