import { expect } from "@playwright/test";

export type WebDriverCall = <Reply>(method: "GET" | "POST" | "DELETE", path: string, body?: unknown) => Promise<Reply>;

type Role = "button" | "link" | "title" | "heading" | "field" | "text";
type Element = Record<string, string>;

const intervals = [100];

/** The few steps of the smoke tests, each repeated until the page is ready for it. */
export class WebKitPage {
  readonly #call: WebDriverCall;
  readonly #origin: string;

  constructor(call: WebDriverCall, origin: string) {
    this.#call = call;
    this.#origin = origin;
  }

  resize = (size: { width: number; height: number }) => this.#call("POST", "/window/rect", size);

  /** Opens a page, which must not scroll horizontally. */
  async goto(path: string) {
    await this.#call("POST", "/url", { url: this.#origin + path });
    const isHydrated = () => this.#run(() => "hydrated" in document.documentElement.dataset);
    await expect.poll(isHydrated, { intervals }).toBe(true);
    expect(await this.#run(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }

  /** What a person would read, for the report of a failure. */
  describe = () => this.#run<string>(() => `${location.href}\n\n${document.body.innerText}`);

  /** The address changes before the page does: what is expected next must not be on the page before. */
  async expectAddress(address: string | RegExp) {
    const read = () => this.#run<string>(() => location.pathname + location.search).catch(() => "");
    const current = expect.poll(read, { intervals });
    await (typeof address === "string" ? current.toBe(address) : current.toMatch(address));
  }

  expectVisible = (role: Role, name: string) => this.#find(role, name);

  async click(role: Role, name: string) {
    const origin = await this.#find(role, name);
    const actions = [
      { type: "pointerMove", origin, x: 0, y: 0 },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await this.#call("POST", "/actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
  }

  /** Replaces what is in a field by typing. */
  async fill(label: string, text: string) {
    const field = await this.#find("field", label);
    await this.#run((element: HTMLInputElement) => element.select(), field);
    await this.#call("POST", `/element/${idOf(field)}/value`, { text });
  }

  async choose(label: string, option: string) {
    const field = await this.#find("field", label);
    const element = await this.#run<Element>(
      (select: HTMLSelectElement, text) => [...select.options].find((choice) => choice.text === text),
      field,
      option,
    );
    await this.#call("POST", `/element/${idOf(element)}/click`, {});
  }

  async #find(role: Role, name: string): Promise<Element> {
    const found: Element[] = [];
    const find = async () => {
      // A script fails if its page goes while it runs.
      const element = await this.#run<Element | null>(findReadyElement, role, name).catch(() => null);
      return element ? found.push(element) : 0;
    };
    await expect.poll(find, { message: `${role} “${name}”`, intervals }).toBe(1);
    return found[0] as Element;
  }

  #run<Result>(script: (...values: never[]) => unknown, ...args: unknown[]): Promise<Result> {
    return this.#call("POST", "/execute/async", {
      script: `const done = [...arguments].pop(); Promise.resolve((${script})(...arguments)).then(done)`,
      args,
    });
  }
}

const idOf = (element: Element) => Object.values(element)[0];

/** Runs in the browser. An element that can be seen and used, does not move and is not covered, in the topmost dialog if one is open. */
async function findReadyElement(role: Role, name: string) {
  const selectors = {
    button: "button",
    link: "a[href]",
    title: "h1",
    heading: "h1, h2, h3",
    field: "input, select, textarea",
    text: "*",
  };
  const scope = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const element = [...scope.querySelectorAll(selectors[role])].find((candidate) => nameOf(candidate).startsWith(name));
  if (!element?.checkVisibility({ visibilityProperty: true }) || element.matches(":disabled")) return null;
  element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return before.x === x && before.y === y && (element.contains(top) || top?.contains(element)) ? element : null;

  function nameOf(candidate: globalThis.Element) {
    const label = (candidate as HTMLInputElement).labels?.[0]?.textContent;
    const ownText = [...candidate.childNodes].map((node) => (node instanceof Text ? node.data : "")).join("");
    const content = role === "text" ? ownText : candidate.textContent;
    return (candidate.getAttribute("aria-label") ?? label ?? content).replaceAll(/\s+/g, " ").trim();
  }
}
