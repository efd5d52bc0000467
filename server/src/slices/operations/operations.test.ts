import { type EndpointTable, endpoints, errorStatus } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { escapeHtml } from "../../platform/escape-html.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const shop = testShop({
  settings: { SHOP_NAME: "Paws <& Claws>", PUBLIC_URL: "https://shop.example", DEVELOPER_PAGES: "on" },
});
const productionShop = testShop({ settings: { PUBLIC_URL: "https://shop.example", SECURITY_CONTACT: "tel:+8428555" } });
const table: EndpointTable = endpoints;
const openApiPath = (path: string) => path.replaceAll(/:(\w+)/g, "{$1}");

interface Operation {
  operationId: string;
  security: object[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: object;
  responses: Record<string, object>;
}
interface Document {
  openapi: string;
  info: { title: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
}
let requested: Promise<Document> | undefined;
/** Asked for once: it is large, and the same for everybody. */
const document = (): Promise<Document> =>
  (requested ??= shop.app.inject({ url: "/api/openapi.json" }).then((response) => response.json<Document>()));

describe("the health check", () => {
  it("reports that the shop is ready and is never cached", async () => {
    const response = await shop.app.inject({ url: "/api/health" });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ status: "ready" });
    expect(response.headers["cache-control"]).toBe("no-store");
  });
});

describe("the API documentation", () => {
  it("describes exactly the endpoints of the contract in its OpenAPI document", async () => {
    const { openapi, info, servers, paths } = await document();
    expect(openapi).toBe("3.1.0");
    expect(info.title).toBe("Paws <& Claws> API");
    expect(servers).toEqual([{ url: "https://shop.example" }]);
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { operationId }]) => `${operationId}: ${method} ${path}`),
    );
    const expected = Object.entries(table).map(
      ([name, { method, path }]) => `${name}: ${method.toLowerCase()} ${openApiPath(path)}`,
    );
    expect(described.toSorted()).toEqual(expected.toSorted());
  });

  it.each(Object.entries(table))("describes the parameters, access and responses of %s", async (_, endpoint) => {
    const operation = (await document()).paths[openApiPath(endpoint.path)]?.[endpoint.method.toLowerCase()];
    expect(operation?.parameters.map(({ name }) => name)).toEqual([
      ...[endpoint.params, endpoint.query].flatMap((schema) => Object.keys(schema?.shape ?? {})),
      ...(endpoint.idempotent ? ["Idempotency-Key"] : []),
    ]);
    expect(operation?.security).toHaveLength(endpoint.access === "anyone" ? 0 : 1);
    expect(operation?.requestBody !== undefined).toBe((endpoint.body ?? endpoint.rawBody) !== undefined);
    const statuses = Object.keys(operation?.responses ?? {}).map(Number);
    const errorStatuses = endpoint.errors.map((code) => errorStatus[code]);
    expect(statuses).toEqual(expect.arrayContaining([endpoint.status ?? 200, 400, 429, 500, 503, ...errorStatuses]));
    expect(statuses.includes(401)).toBe(endpoint.access !== "anyone" || endpoint.errors.includes("unauthenticated"));
    expect(statuses.includes(403)).toBe(endpoint.access === "staff" || endpoint.errors.includes("forbidden"));
  });

  it("lists every endpoint with its path on a page without scripts", async () => {
    const { statusCode, headers, body } = await shop.app.inject({ url: "/api/docs" });
    expect([statusCode, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    for (const { method, path, summary } of Object.values(table)) {
      expect(body).toContain(`${method}</b> <code>${openApiPath(path)}</code>`);
      expect(body).toContain(`<span>${escapeHtml(summary)}</span>`);
    }
    expect(body).not.toContain("<script");
    expect(headers["content-security-policy"]).toContain("script-src 'self';");
  });

  it("escapes the shop's name", async () => {
    const { body } = await shop.app.inject({ url: "/api/docs" });
    expect(body).toContain("<h1>Paws &#60;&#38; Claws&#62; API</h1>");
  });
});

describe("a shop in production", () => {
  it.each(["/api/docs", "/api/openapi.json"])(
    "does not describe its API at %s unless it is allowed to",
    async (url) => {
      const response = await productionShop.app.inject({ url });
      expect([response.statusCode, response.json()]).toMatchObject([404, { code: "not_found" }]);
    },
  );

  it("says where to report a vulnerability, for less than a year", async () => {
    const { headers, body } = await productionShop.app.inject({ url: "/.well-known/security.txt" });
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    const fields = new Map(
      body
        .trimEnd()
        .split("\n")
        .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
    );
    expect(fields.get("Contact")).toBe("tel:+8428555");
    expect(fields.get("Canonical")).toBe("https://shop.example/.well-known/security.txt");
    const daysLeft = (Date.parse(fields.get("Expires") ?? "") - Date.now()) / 86_400_000;
    expect(Math.round(daysLeft)).toBe(180);
    expect((await shop.app.inject({ url: "/.well-known/security.txt" })).body).toContain(
      "Contact: mailto:hello@pawhaven.example\n",
    );
  });
});

describe("a violation of the content security policy", () => {
  const report = (payload: string, type: string) =>
    shop.app.inject({ method: "POST", url: "/api/csp-reports", payload, headers: { "content-type": type } });

  it("is counted in the formats of all browsers", async () => {
    const modern = [{ type: "csp-violation", body: { effectiveDirective: "script-src-elem", blockedURL: "inline" } }];
    const old = { "csp-report": { "effective-directive": "img-src", "blocked-uri": "https://evil.example/x" } };
    expect((await report(JSON.stringify(modern), "application/reports+json")).json()).toEqual({ counted: 1 });
    expect((await report(JSON.stringify(old), "application/csp-report")).json()).toEqual({ counted: 1 });
    expect((await report("{", "application/csp-report")).json()).toEqual({ counted: 0 });
  });

  it("can be reported a limited number of times", async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 70; count++) statuses.add((await report("[]", "application/reports+json")).statusCode);
    expect([...statuses]).toEqual([200, 429]);
  });
});
