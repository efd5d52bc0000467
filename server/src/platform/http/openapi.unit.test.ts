import { browserAnswer, endpoint } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { openApiDocument } from "./openapi.ts";

const common = { method: "GET", summary: "Something", access: "anyone", errors: ["forbidden"] } as const;
const table = {
  forPrograms: endpoint({ ...common, path: "/api/facts", reply: z.object({ fact: z.string() }) }),
  forWindows: endpoint({ ...common, path: "/api/door", answers: "browser", reply: browserAnswer }),
  forPatience: endpoint({
    ...common,
    method: "POST",
    path: "/api/orders",
    repeatable: true,
    body: z.object({}),
    reply: z.object({}),
  }),
  forServices: endpoint({ ...common, method: "POST", path: "/api/reports", rawBody: true, reply: z.object({}) }),
};

interface Answers {
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: object;
  responses: Record<string, { content?: Record<string, unknown>; headers?: Record<string, unknown> }>;
}

const { paths } = openApiDocument(table, "Test", "https://shop.example") as {
  paths: Record<string, { get: Answers; post: Answers }>;
};

describe("the document of the API", () => {
  it("says that a program is answered with JSON, also when it is refused", () => {
    const responses = paths["/api/facts"]?.get.responses ?? {};
    expect(Object.keys(responses["200"]?.content ?? {})).toEqual(["application/json"]);
    expect(Object.keys(responses["403"]?.content ?? {})).toEqual(["application/json"]);
    expect(responses).not.toHaveProperty("302");
  });

  it("says that a browser window gets a page or is sent on, and is refused with a page", () => {
    const responses = paths["/api/door"]?.get.responses ?? {};
    expect(Object.keys(responses["200"]?.content ?? {})).toEqual(["text/html"]);
    expect(responses["302"]?.headers).toHaveProperty("location");
    expect(Object.keys(responses["403"]?.content ?? {})).toEqual(["text/html"]);
  });

  it("names the key by which a repetition is recognised, where there is one", () => {
    expect(paths["/api/orders"]?.post.parameters).toMatchObject([
      { name: "Idempotency-Key", in: "header", required: false },
    ]);
    expect(paths["/api/reports"]?.post.parameters).toEqual([]);
  });

  it("says that a signed report has a body, which may be too large but is never of the wrong type", () => {
    const { requestBody, responses } = paths["/api/reports"]?.post ?? {};
    expect(requestBody).toMatchObject({ required: true });
    expect(Object.keys(responses ?? {})).toContain("413");
    expect(Object.keys(responses ?? {})).not.toContain("415");
  });
});
