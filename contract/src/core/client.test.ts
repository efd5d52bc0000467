import { describe, expect, it } from "vitest";
import { z } from "zod";
import { type ApiRequest, ApiResponseError, type ApiResponse, createClient, endpoint } from "../index.ts";

const reply = z.object({ ok: z.boolean() });
const common = { summary: "Something", access: "anyone", reply, errors: [] } as const;
const table = {
  list: endpoint({
    ...common,
    method: "GET",
    path: "/api/things",
    query: z.object({ page: z.number().optional(), word: z.string().or(z.array(z.string())).optional() }),
  }),
  change: endpoint({
    ...common,
    method: "PUT",
    path: "/api/things/:kind/:id",
    params: z.object({ kind: z.string(), id: z.number() }),
    body: z.object({ name: z.string() }),
  }),
  order: endpoint({ ...common, method: "POST", path: "/api/orders", idempotent: true, body: z.object({}) }),
  report: endpoint({ ...common, method: "POST", path: "/api/reports", rawBody: true }),
};

function clientWithResponse(response: ApiResponse) {
  const sent: ApiRequest[] = [];
  const client = createClient<typeof table>(table, async (request) => {
    sent.push(request);
    return response;
  });
  return { client, sent };
}

const okResponse = { status: 200, body: { ok: true } };

describe("the API client", () => {
  it("calls the method and path of the endpoint and resolves to the reply", async () => {
    const { client, sent } = clientWithResponse(okResponse);
    expect(await client.list()).toEqual({ ok: true });
    expect(sent).toMatchObject([{ name: "list", method: "GET", path: "/api/things", body: undefined }]);
  });

  it("encodes path and query parameters, repeats those with several values and omits those that are not given", async () => {
    const { client, sent } = clientWithResponse(okResponse);
    await client.change({ params: { kind: "a/b?c", id: 7 }, body: { name: "New" } });
    await client.list({ query: { page: 2, word: "cat & dog" } });
    await client.list({ query: { word: ["cat", "dog"] } });
    await client.list({ query: {} });
    expect(sent.map(({ path }) => path)).toEqual([
      "/api/things/a%2Fb%3Fc/7",
      "/api/things?page=2&word=cat+%26+dog",
      "/api/things?word=cat&word=dog",
      "/api/things",
    ]);
    expect(sent[0]?.body).toEqual({ name: "New" });
  });

  it("passes on the abort signal and whether the request outlives the page", async () => {
    const { client, sent } = clientWithResponse(okResponse);
    const { signal } = new AbortController();
    await client.list({}, { signal, keepalive: true });
    expect(sent[0]?.signal).toBe(signal);
    expect(sent[0]?.keepalive).toBe(true);
  });

  it("passes the idempotency key of idempotent endpoints, and does not compile with one for others", async () => {
    const { client, sent } = clientWithResponse(okResponse);
    await client.order({ body: {} }, { idempotencyKey: "once" });
    // @ts-expect-error: the endpoint is not idempotent
    await client.list({}, { idempotencyKey: "once" });
    expect(sent[0]?.idempotencyKey).toBe("once");
  });

  it("does not compile a call of an endpoint with a signed body", () => {
    const { client } = clientWithResponse(okResponse);
    // @ts-expect-error: only an outside service can sign the body
    expect(typeof client.report).toBe("function");
  });

  it("throws an error with the message, the code and the field errors of the response", async () => {
    const body = { message: "Too short.", error: "Too short.", code: "invalid", errors: { name: ["Too short."] } };
    const { client } = clientWithResponse({ status: 422, body });
    const thrown = await client.list().catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(ApiResponseError);
    expect(thrown).toMatchObject({
      status: 422,
      message: "Too short.",
      code: "invalid",
      errors: { name: ["Too short."] },
    });
  });

  it.each([
    [502, "<h1>Bad gateway</h1>", "internal"],
    [204, null, "internal"],
    [400, null, "malformed"],
  ] as const)("throws an error without a message when a proxy responds with %i", async (status, body, code) => {
    const { client } = clientWithResponse({ status, body });
    await expect(client.list()).rejects.toMatchObject({ status, code, message: "" });
  });
});
