import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { waitForSignIn } from "./google-popup.ts";

const origin = "https://shop.example";
const user = { id: 7, name: "Linh", email: "linh@example.com", role: { name: "customer" } };
const popup = { closed: false, close: () => {} } as Window;

let page: EventTarget;
beforeEach(() => {
  page = Object.assign(new EventTarget(), { location: { origin } });
  vi.stubGlobal("window", page);
});
afterEach(() => vi.unstubAllGlobals());

const dispatchMessage = (token: string, from: { origin: string; source: unknown }, type = "OAUTH_SUCCESS") =>
  page.dispatchEvent(Object.assign(new Event("message"), { ...from, data: { type, token, user } }));

const tokenReceivedAfter = async (sendForgedMessage: () => void) => {
  const signIn = waitForSignIn(popup);
  sendForgedMessage();
  dispatchMessage("right", { origin, source: popup });
  return (await signIn).access_token;
};

describe("a page that waits for its sign-in popup", () => {
  it("accepts the popup's message", async () => {
    expect(await tokenReceivedAfter(() => {})).toBe("right");
  });

  it.each(["https://evil.example", "https://shop.example.evil.example", "http://shop.example", "null", ""])(
    "ignores messages from another origin: %s",
    async (other) => {
      expect(await tokenReceivedAfter(() => dispatchMessage("wrong", { origin: other, source: popup }))).toBe("right");
    },
  );

  it("ignores messages from another window, from itself, and of an unknown type", async () => {
    for (const source of [{}, page, null])
      expect(await tokenReceivedAfter(() => dispatchMessage("wrong", { origin, source }))).toBe("right");
    expect(await tokenReceivedAfter(() => dispatchMessage("wrong", { origin, source: popup }, "HELLO"))).toBe("right");
  });

  it("fails when the browser blocked the popup", async () => {
    await expect(waitForSignIn(null)).rejects.toThrow("Login canceled or failed.");
  });
});
