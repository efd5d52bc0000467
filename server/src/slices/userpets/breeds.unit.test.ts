import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { startMany } from "../../../test/support/concurrency.ts";
import { builtInBreeds } from "./breeds/built-in-breeds.ts";
import { PublicBreeds } from "./breeds/public-breeds.ts";
import { listBreeds } from "./list-breeds.ts";

const dayMs = 24 * 3_600_000;

let service: Server | undefined;
afterEach(() => void service?.close());

/** Sends the given responses in turn, repeating the last one, and counts the requests. */
async function fakeBreedService(responses: { status?: number; body: string }[]) {
  let requestCount = 0;
  service = createServer((_, response) => {
    const { status = 200, body } = responses[Math.min(requestCount, responses.length - 1)] ?? { body: "" };
    requestCount += 1;
    response.writeHead(status, { "content-type": "application/json" }).end(body);
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/breeds`;
  let now = 0;
  const source = new PublicBreeds({ dogs: url, cats: url }, () => now);
  return { source, countRequests: () => requestCount, advanceClock: (ms: number) => (now += ms) };
}

const breedList = (...names: string[]) => JSON.stringify(names.map((name) => ({ id: 1, name, origin: "somewhere" })));

describe("the built-in breeds", () => {
  it.each(["Dog", "Cat"] as const)(
    "list more than 70 distinct breeds of a %s in alphabetical order",
    async (species) => {
      const names = (await listBreeds(builtInBreeds, species)).map(({ name }) => name);
      expect(names.length).toBeGreaterThan(70);
      expect(new Set(names).size).toBe(names.length);
      const sorted = names.slice(0, -1);
      expect(sorted).toEqual(sorted.toSorted((a, b) => a.localeCompare(b, "en")));
    },
  );

  it.each(["Reptile", "Rodent"] as const)("are empty for a %s, whose breed the customer types", async (species) => {
    expect(await listBreeds(builtInBreeds, species)).toEqual([]);
  });
});

describe("the public breed services", () => {
  it("are requested once a day, even by concurrent callers, and their list is sorted without duplicates", async () => {
    const { source, countRequests, advanceClock } = await fakeBreedService([
      { body: breedList("Pug", "Akita", "Pug") },
      { body: breedList("Beagle") },
    ]);
    const lists = await Promise.all(startMany(5, () => listBreeds(source, "Dog")));
    for (const list of lists) expect(list).toEqual([{ name: "Akita" }, { name: "Pug" }]);
    advanceClock(dayMs - 1);
    await listBreeds(source, "Dog");
    expect(countRequests()).toBe(1);
    advanceClock(1);
    expect(await listBreeds(source, "Dog")).toEqual([{ name: "Beagle" }]);
    expect(countRequests()).toBe(2);
  });

  it.each([
    ["an error", { status: 500, body: "[]" }],
    ["an HTML page", { body: "<html></html>" }],
    ["an empty list", { body: "[]" }],
    ["an unexpected object", { body: '{"breeds":[]}' }],
    ["a redirect", { status: 302, body: "" }],
  ])("make the customer type the breed if they respond with %s", async (_, response) => {
    const { source } = await fakeBreedService([response]);
    await expect(listBreeds(source, "Cat")).rejects.toMatchObject({
      code: "failed_dependency",
      message: "We can't load the list of breeds right now. Please enter the breed.",
    });
  });

  it("are requested again after a failure, and an expired list is served if a refresh fails", async () => {
    const { source, advanceClock } = await fakeBreedService([
      { status: 503, body: "" },
      { body: breedList("Korat") },
      { status: 503, body: "" },
    ]);
    await expect(listBreeds(source, "Cat")).rejects.toMatchObject({ code: "failed_dependency" });
    expect(await listBreeds(source, "Cat")).toEqual([{ name: "Korat" }]);
    advanceClock(2 * dayMs);
    expect(await listBreeds(source, "Cat")).toEqual([{ name: "Korat" }]);
  });
});
