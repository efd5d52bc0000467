import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { signInThroughPopup } from "./google-popup.ts";

const origin = "https://shop.example";
const user = { id: 7, name: "Linh", email: "linh@example.com", role: { name: "customer" } };
const popup = { closed: false, close: () => {} };

let page: EventTarget;
beforeEach(() => {
  const screen = { screenX: 0, screenY: 0, outerWidth: 1000, outerHeight: 800 };
  page = Object.assign(new EventTarget(), { location: { origin }, open: () => popup, ...screen });
  vi.stubGlobal("window", page);
});
afterEach(() => vi.unstubAllGlobals());

const dispatchMessage = (token: string, from: { origin: string; source: unknown }, type = "OAUTH_SUCCESS") =>
  page.dispatchEvent(Object.assign(new Event("message"), { ...from, data: { type, token, user } }));

const tokenReceivedAfter = async (hostile: () => void) => {
  const signingIn = signInThroughPopup();
  hostile();
  dispatchMessage("right", { origin, source: popup });
  return (await signingIn)?.access_token;
};

describe("a page that waits for its sign-in window", () => {
  it("takes the window's word", async () => {
    expect(await tokenReceivedAfter(() => {})).toBe("right");
  });

  it.each(["https://evil.example", "https://shop.example.evil.example", "http://shop.example", "null", ""])(
    "is deaf to another origin: %s",
    async (other) => {
      expect(await tokenReceivedAfter(() => dispatchMessage("wrong", { origin: other, source: popup }))).toBe("right");
    },
  );

  it("is deaf to another window, to itself, and to words it does not know", async () => {
    for (const source of [{}, page, null])
      expect(await tokenReceivedAfter(() => dispatchMessage("wrong", { origin, source }))).toBe("right");
    expect(await tokenReceivedAfter(() => dispatchMessage("wrong", { origin, source: popup }, "HELLO"))).toBe("right");
  });
});
