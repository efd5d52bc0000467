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

/** As much of a browser as a chain of redirects and forms needs: it keeps cookies by path and follows where it is sent. */
export class Browser {
  /** Every address it has been at. */
  readonly history: string[] = [];
  private cookies: Cookie[] = [];

  /** Goes where it is sent until there is something to see, or, with `until`, until it is sent to such an address. */
  async visit(address: string | URL, { form, until }: { form?: Record<string, string>; until?: string } = {}) {
    let [url, body] = [new URL(address), form && new URLSearchParams(form)];
    for (let step = 0; step < maxRedirects; step++) {
      const visited = await this.request(url, body);
      const location = visited.headers.get("location");
      if (!location) return visited;
      [url, body] = [new URL(location, url), undefined];
      if (until && url.href.includes(until)) return { ...visited, url };
    }
    throw new Error(`Sent on and on, lastly to ${url.href}`);
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
    const isGone = /; max-age=0(;|$)|; expires=Thu, 01 Jan 1970/i.test(header);
    if (!isGone) this.cookies.push({ name, value, path });
  }
}
