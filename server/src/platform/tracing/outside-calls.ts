import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { ClientRequest } from "node:http";

interface OutsideCall {
  method: string;
  host: string;
}

/** Called when the call has ended, with what went wrong. */
type EndCall = (failure?: string) => void;

interface UndiciRequest {
  method: string;
  origin: string | URL;
}

/**
 * Node announces every HTTP request that this process makes, through `fetch` and through `node:http`. Returns a function
 * that stops listening. The path of a call is left out, because it may hold a secret.
 */
export function onOutsideCalls(start: (call: OutsideCall) => EndCall | undefined): () => void {
  const open = new WeakMap<object, EndCall>();
  const begin = (request: object, call: OutsideCall) => {
    const end = start(call);
    if (end) open.set(request, end);
  };
  const end = (request: object, failure?: string) => {
    open.get(request)?.(failure);
    open.delete(request);
  };
  const handlers: Record<string, (message: never) => void> = {
    "undici:request:create": ({ request }: { request: UndiciRequest }) =>
      begin(request, { method: request.method, host: new URL(request.origin).host }),
    "undici:request:trailers": ({ request }: { request: UndiciRequest }) => end(request),
    "undici:request:error": ({ request, error }: { request: UndiciRequest; error: Error }) => end(request, error.name),
    "http.client.request.start": ({ request }: { request: ClientRequest }) =>
      begin(request, { method: request.method, host: String(request.getHeader("host") ?? request.host) }),
    "http.client.response.finish": ({ request }: { request: ClientRequest }) => end(request),
    "http.client.request.error": ({ request, error }: { request: ClientRequest; error: Error }) =>
      end(request, error.name),
  };
  const channels = Object.entries(handlers).map(
    ([name, handle]) => [name, (message: unknown) => handle(message as never)] as const,
  );
  for (const [name, listener] of channels) subscribe(name, listener);
  return () => {
    for (const [name, listener] of channels) unsubscribe(name, listener);
  };
}
