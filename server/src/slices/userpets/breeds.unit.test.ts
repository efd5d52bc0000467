import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { builtInBreeds } from "./breeds/built-in-breeds.ts";
import { PublicBreeds } from "./breeds/public-breeds.ts";
import { listBreeds } from "./list-breeds.ts";

const dayMs = 24 * 3_600_000;

let service: Server | undefined;
afterEach(() => void service?.close());

/** A breed service that answers what a test wants, and counts how often it was asked. */
async function fakeBreedService(answers: { status?: number; body: string }[]) {
  let asked = 0;
  service = createServer((_, response) => {
    const { status = 200, body } = answers[Math.min(asked, answers.length - 1)] ?? { body: "" };
    asked += 1;
    response.writeHead(status, { "content-type": "application/json" }).end(body);
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/breeds`;
  let now = 0;
  const source = new PublicBreeds({ dogs: url, cats: url }, () => now);
  return { source, timesAsked: () => asked, pass: (ms: number) => (now += ms) };
}

const named = (...names: string[]) => JSON.stringify(names.map((name) => ({ id: 1, name, origin: "somewhere" })));

describe("the built-in breeds", () => {
  it.each(["Dog", "Cat"] as const)("of a %s are many, each named once, in order", async (species) => {
    const names = (await listBreeds(builtInBreeds, species)).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(70);
    expect(new Set(names).size).toBe(names.length);
    const sorted = names.slice(0, -1);
    expect(sorted).toEqual(sorted.toSorted((a, b) => a.localeCompare(b, "en")));
  });

  it.each(["Reptile", "Rodent"] as const)("of a %s are none: they are written by hand", async (species) => {
    expect(await listBreeds(builtInBreeds, species)).toEqual([]);
  });
});

describe("the public breed services", () => {
  it("are asked once a day, by however many at once, and their answer is put in order", async () => {
    const { source, timesAsked, pass } = await fakeBreedService([
      { body: named("Pug", "Akita", "Pug") },
      { body: named("Beagle") },
    ]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => listBreeds(source, "Dog")));
    for (const answer of answers) expect(answer).toEqual([{ name: "Akita" }, { name: "Pug" }]);
    pass(dayMs - 1);
    await listBreeds(source, "Dog");
    expect(timesAsked()).toBe(1);
    pass(1);
    expect(await listBreeds(source, "Dog")).toEqual([{ name: "Beagle" }]);
    expect(timesAsked()).toBe(2);
  });

  it.each([
    ["an error", { status: 500, body: "[]" }],
    ["a page", { body: "<html></html>" }],
    ["nothing", { body: "[]" }],
    ["something else", { body: '{"breeds":[]}' }],
    ["another address", { status: 302, body: "" }],
  ])("that answer with %s make the form fall back to writing by hand", async (_, answer) => {
    const { source } = await fakeBreedService([answer]);
    await expect(listBreeds(source, "Cat")).rejects.toMatchObject({
      code: "failed_dependency",
      message: "The list of breeds cannot be reached right now. Please enter the breed.",
    });
  });

  it("are asked again after a failure, and yesterday's answer stands in for a failure of today", async () => {
    const { source, pass } = await fakeBreedService([
      { status: 503, body: "" },
      { body: named("Korat") },
      { status: 503, body: "" },
    ]);
    await expect(listBreeds(source, "Cat")).rejects.toMatchObject({ code: "failed_dependency" });
    expect(await listBreeds(source, "Cat")).toEqual([{ name: "Korat" }]);
    pass(2 * dayMs);
    expect(await listBreeds(source, "Cat")).toEqual([{ name: "Korat" }]);
  });
});
