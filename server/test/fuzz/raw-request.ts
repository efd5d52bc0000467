import type { Operation } from "./openapi-document.ts";

export interface RawRequest {
  method: Operation["method"];
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}
