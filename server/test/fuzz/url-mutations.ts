import type { RequestMutation } from "./request-mutation.ts";

const withQuery = (name: string, search: string): RequestMutation => ({
  name,
  expects: "same",
  apply: (sent) => ({ ...sent, url: `${sent.url}${sent.url.includes("?") ? "&" : "?"}${search}` }),
});

/** Before the question mark, if there is one. */
const appendToPath = (url: string, end: string) => url.replace(/\?|$/, (mark) => `${end}${mark}`);

const withUnknownPath = (name: string, end: string): RequestMutation => ({
  name,
  expects: "refused",
  hitsUnknownRoute: true,
  apply: (sent) => ({ ...sent, url: appendToPath(sent.url, end) }),
});

export const urlMutations: RequestMutation[] = [
  withQuery("an unknown parameter", "unknown=1&unknown=2"),
  withQuery("a prototype as parameter", "__proto__[polluted]=1&__proto__=1&constructor.prototype.polluted=1"),
  withQuery("parameters that cannot be decoded", "x=%E0%A4%A&%=%&%00=%ff"),
  withQuery("separators without parameters", "&&==&;"),
  withQuery("very many parameters", "x=1&".repeat(2000)),
  {
    name: "a slash at the end",
    expects: "same",
    apply: (sent) => ({ ...sent, url: appendToPath(sent.url, "/") }),
  },
  withUnknownPath("an address that cannot be decoded", "%E0%A4%A"),
  withUnknownPath("a NUL in the address", "%00"),
  withUnknownPath("an address without end", "7".repeat(3000)),
];
