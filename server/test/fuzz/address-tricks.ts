import type { Trick } from "./trick.ts";

const asked = (name: string, search: string): Trick => ({
  name,
  expects: "same",
  change: (sent) => ({ ...sent, url: `${sent.url}${sent.url.includes("?") ? "&" : "?"}${search}` }),
});

/** Before the question mark, if there is one. */
const lengthened = (url: string, end: string) => url.replace(/\?|$/, (mark) => `${end}${mark}`);

const lost = (name: string, end: string): Trick => ({
  name,
  expects: "refused",
  leadsElsewhere: true,
  change: (sent) => ({ ...sent, url: lengthened(sent.url, end) }),
});

export const addressTricks: Trick[] = [
  asked("an unknown parameter", "unknown=1&unknown=2"),
  asked("a prototype as parameter", "__proto__[polluted]=1&__proto__=1&constructor.prototype.polluted=1"),
  asked("parameters that cannot be decoded", "x=%E0%A4%A&%=%&%00=%ff"),
  asked("separators without parameters", "&&==&;"),
  asked("very many parameters", "x=1&".repeat(2000)),
  {
    name: "a slash at the end",
    expects: "same",
    change: (sent) => ({ ...sent, url: lengthened(sent.url, "/") }),
  },
  lost("an address that cannot be decoded", "%E0%A4%A"),
  lost("a NUL in the address", "%00"),
  lost("an address without end", "7".repeat(3000)),
];
