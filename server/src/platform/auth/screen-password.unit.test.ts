import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { SeededRandom } from "../../../test/support/seeded-random.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { createPasswordScreening } from "./screen-password.ts";

describe("the built-in list of common passwords", () => {
  it.each(["password1", "Password1", "qwerty123", "iloveyou2", "liverpool1", "trustno1"])("contains %s", (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(["a quiet river 7", "another quiet river 8", "correct staple battery horse"])(
    "does not contain %s",
    (text) => {
      expect(isCommonPassword(text)).toBe(false);
    },
  );

  it("takes fewer than one of 5,000 random passwords for a common one", () => {
    const random = new SeededRandom(35);
    const part = () => random.nextInt(2 ** 32).toString(36);
    const texts = Array.from({ length: 50_000 }, () => `${part()}${part()}`);
    expect(texts.filter(isCommonPassword).length).toBeLessThan(10);
  });
});

/** A range API on this machine that records the requests it gets. */
async function withRangeApi(respond: RequestListener, work: (url: string) => Promise<void>): Promise<string[]> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.url} ${request.headers["add-padding"]}`);
    respond(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/range/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
  return requests;
}

const breached = "a password from a breach";
const digest = createHash("sha1").update(breached).digest("hex").toUpperCase();
const rangeWith =
  (count: number): RequestListener =>
  (_, response) =>
    response.end(`${"0".repeat(35)}:12\r\n${digest.slice(5)}:${count}\r\n${"F".repeat(35)}:0`);

const screeningWith = (breachedPasswordsUrl: string | undefined, warnings: string[] = []) =>
  createPasswordScreening({ breachedPasswordsUrl, log: { warn: (_, message) => void warnings.push(message) } });

describe("the check with a range API", () => {
  it("rejects a password from a breach and sends five digits of its hash", async () => {
    const requests = await withRangeApi(rangeWith(3), async (url) => {
      await expect(screeningWith(url)(breached)).rejects.toMatchObject({
        code: "invalid",
        errors: { password: ["This password is too common. Please choose another one."] },
      });
      await screeningWith(url)("a quiet river 7");
    });
    const [first, second] = requests;
    expect(first).toBe(`/range/${digest.slice(0, 5)} true`);
    expect(second).toMatch(/^\/range\/[0-9A-F]{5} true$/);
  });

  it("does not ask about a password that the built-in list contains", async () => {
    const requests = await withRangeApi(rangeWith(3), async (url) => {
      await expect(screeningWith(url)("password1")).rejects.toMatchObject({ code: "invalid" });
    });
    expect(requests).toEqual([]);
  });

  it("ignores padding, and accepts the password with a warning when the API fails or is silent", async () => {
    const warnings: string[] = [];
    await withRangeApi(rangeWith(0), (url) => screeningWith(url, warnings)(breached));
    expect(warnings).toEqual([]);
    await withRangeApi(
      (_, response) => response.writeHead(503).end(),
      (url) => screeningWith(url, warnings)(breached),
    );
    await withRangeApi(
      () => {},
      (url) => screeningWith(url, warnings)(breached),
    );
    await screeningWith("http://127.0.0.1:1", warnings)(breached);
    expect(warnings).toEqual(Array(3).fill("breached passwords were not checked"));
  });

  it("is off by default", async () => {
    await expect(screeningWith(undefined)(breached)).resolves.toBeUndefined();
  });
});
