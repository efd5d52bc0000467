import { buildPath, type Endpoint, type RequestOf, requestHeaders } from "@pawhaven/contract";

/** A request for tools that send raw HTTP. */
export interface RawRequest {
  method: Endpoint["method"];
  path: string;
  headers: Record<string, string>;
  body?: string;
}

type LooseRequest = Parameters<typeof buildPath>[1];

/** Method, path and body come from the contract, so that the benchmarks cannot drift from the API. */
export function apiRequest<E extends Endpoint>(endpoint: E, request: RequestOf<E>, token?: string): RawRequest {
  const { body, ...location } = request as LooseRequest & { body?: unknown };
  return {
    method: endpoint.method,
    path: buildPath(endpoint.path, location),
    headers: requestHeaders({ body }, token),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}
