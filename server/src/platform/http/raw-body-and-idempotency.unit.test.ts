import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { endpoint } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { createMinimalApi } from "../../../test/support/minimal-api.ts";

const common = { method: "POST", summary: "Something", access: "anyone", errors: [] } as const;
const table = {
  report: endpoint({
    ...common,
    path: "/api/reports",
    rawBody: true,
    reply: z.object({ bytes: z.string(), signature: z.string().optional() }),
  }),
  order: endpoint({
    ...common,
    path: "/api/orders",
    idempotent: true,
    body: z.object({}),
    reply: z.object({ key: z.string().nullable() }),
  }),
  plain: endpoint({
    ...common,
    path: "/api/plain",
    body: z.object({}),
    reply: z.object({ keys: z.array(z.unknown()) }),
  }),
};

const api = await createMinimalApi(table, {
  report: async ({ rawBody, headers }) => ({
    bytes: rawBody.toString("latin1"),
    signature: headers["x-signature"] as string | undefined,
  }),
  order: async ({ idempotencyKey }) => ({ key: idempotencyKey }),
  plain: async ({ idempotencyKey, rawBody, headers }) => ({ keys: [idempotencyKey, rawBody, headers] }),
});

const report = (payload: string | Buffer, headers: Record<string, string> = {}) =>
  api.inject({ method: "POST", url: "/api/reports", payload, headers });
const order = (headers: Record<string, string>) =>
  api.inject({ method: "POST", url: "/api/orders", payload: {}, headers });

describe("an endpoint with a raw body", () => {
  it.each(["application/json", "text/plain", "application/octet-stream", "application/x-www-form-urlencoded"])(
    "passes the exact bytes and headers of %s to its handler",
    async (type) => {
      const bytes = Buffer.from([0x7b, 0x20, 0xff, 0x00, 0x0d, 0x0a, 0x7d]);
      const response = await report(bytes, { "content-type": type, "x-signature": "s" });
      expect(response.json()).toEqual({ bytes: bytes.toString("latin1"), signature: "s" });
    },
  );

  it.each(["", "{", '{"__proto__":1}'])("does not parse the body «%s»", async (payload) => {
    expect((await report(payload, { "content-type": "application/json" })).json()).toEqual({ bytes: payload });
  });

  it("passes an empty buffer for a request without a body", async () => {
    expect((await api.inject({ method: "POST", url: "/api/reports" })).json()).toEqual({ bytes: "" });
  });

  it("rejects a body that is too large", async () => {
    const response = await report("x".repeat(2000), { "content-type": "application/json" });
    expect(response.statusCode).toBe(413);
    expect(response.json()).toMatchObject({ code: "too_large" });
  });

  it("does not affect the bodies of other endpoints", async () => {
    const payload = { headers: { "content-type": "text/plain" }, payload: "{}" };
    expect((await api.inject({ method: "POST", url: "/api/plain", ...payload })).statusCode).toBe(415);
    const plain = await api.inject({
      method: "POST",
      url: "/api/plain",
      payload: {},
      headers: { "idempotency-key": "k" },
    });
    expect(plain.json()).toEqual({ keys: [null, null, null] });
  });
});

describe("an idempotent endpoint", () => {
  it.each(["k", "3f2a-17", "!~", "a".repeat(255)])("passes the key %s to its handler", async (key) => {
    expect((await order({ "idempotency-key": key })).json()).toEqual({ key });
  });

  it("accepts a request without a key", async () => {
    expect((await order({})).json()).toEqual({ key: null });
  });

  it.each(["", " ", "two words", "tab\there", "é", "\u007f", "a".repeat(256)])("rejects the key «%s»", async (key) => {
    const response = await order({ "idempotency-key": key });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: "malformed",
      message: "The Idempotency-Key must have 1 to 255 visible ASCII characters.",
    });
  });

  it("rejects a request with two keys", async () => {
    await api.listen({ port: 0, host: "127.0.0.1" });
    const socket = connect((api.server.address() as AddressInfo).port, "127.0.0.1");
    await once(socket, "connect");
    socket.write(
      "POST /api/orders HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n" +
        "idempotency-key: a\r\nidempotency-key: b\r\ncontent-length: 2\r\n\r\n{}",
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
    await api.close();
  });
});
