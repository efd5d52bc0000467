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
    query: z.object({ page: z.number().optional(), word: z.string().optional() }),
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

describe("the client", () => {
  it("calls the address of the table and gives back what was answered", async () => {
    const { client, sent } = clientWithResponse(okResponse);
    expect(await client.list()).toEqual({ ok: true });
    expect(sent).toMatchObject([{ name: "list", method: "GET", path: "/api/things", body: undefined }]);
  });

  it("fills in the address and the query, whatever characters they hold, and leaves out what is not given", async () => {
    const { client, sent } = clientWithResponse(okResponse);
    await client.change({ params: { kind: "a/b?c", id: 7 }, body: { name: "New" } });
    await client.list({ query: { page: 2, word: "cat & dog" } });
    await client.list({ query: {} });
    expect(sent.map(({ path }) => path)).toEqual([
      "/api/things/a%2Fb%3Fc/7",
      "/api/things?page=2&word=cat+%26+dog",
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

  it("hands on the key of a call that may be repeated, and knows of none for others", async () => {
    const { client, sent } = clientWithResponse(okResponse);
    await client.order({ body: {} }, { idempotencyKey: "once" });
    // @ts-expect-error: nothing would recognise the repetition
    await client.list({}, { idempotencyKey: "once" });
    expect(sent[0]?.idempotencyKey).toBe("once");
  });

  it("does not compile a call that only an outside service can sign", () => {
    const { client } = clientWithResponse(okResponse);
    // @ts-expect-error: the body has to come signed
    expect(typeof client.report).toBe("function");
  });

  it("throws a refusal that carries the sentence, the code and the fields", async () => {
    const body = { message: "Too short.", error: "Too short.", code: "invalid", errors: { name: ["Too short."] } };
    const { client } = clientWithResponse({ status: 422, body });
    const refusal = await client.list().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiResponseError);
    expect(refusal).toMatchObject({
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
  ] as const)("makes a refusal of its own when a stranger in between answers %i", async (status, body, code) => {
    const { client } = clientWithResponse({ status, body });
    await expect(client.list()).rejects.toMatchObject({ status, code, message: "" });
  });
});
