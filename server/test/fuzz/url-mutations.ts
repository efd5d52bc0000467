import type { RequestMutation } from "./request-mutation.ts";

const withQuery = (name: string, search: string): RequestMutation => ({
  name,
  expects: "same",
  apply: (request) => ({ ...request, url: `${request.url}${request.url.includes("?") ? "&" : "?"}${search}` }),
});

const appendToPath = (url: string, end: string) => url.replace(/\?|$/, (mark) => `${end}${mark}`);

const withUnknownPath = (name: string, end: string): RequestMutation => ({
  name,
  expects: "rejected",
  hitsUnknownRoute: true,
  apply: (request) => ({ ...request, url: appendToPath(request.url, end) }),
});

export const urlMutations: RequestMutation[] = [
  withQuery("an unknown parameter", "unknown=1&unknown=2"),
  withQuery("a __proto__ parameter", "__proto__[polluted]=1&__proto__=1&constructor.prototype.polluted=1"),
  withQuery("parameters with invalid percent-encoding", "x=%E0%A4%A&%=%&%00=%ff"),
  withQuery("separators without parameters", "&&==&;"),
  withQuery("2,000 parameters", "x=1&".repeat(2000)),
  {
    name: "a trailing slash",
    expects: "same",
    apply: (request) => ({ ...request, url: appendToPath(request.url, "/") }),
  },
  withUnknownPath("a path with invalid percent-encoding", "%E0%A4%A"),
  withUnknownPath("a NUL in the path", "%00"),
  withUnknownPath("a very long path", "7".repeat(3000)),
];
