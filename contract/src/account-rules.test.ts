import { describe, expect, it } from "vitest";
import { deviceName, isPhone } from "./account-rules.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const appleWebkit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";

const agents = {
  chromeOnWindows: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
  edgeOnWindows: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
  operaOnLinux: `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/140.0.0.0 Safari/537.36 OPR/120.0.0.0`,
  firefoxOnLinux: "Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0",
  safariOnMac: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${appleWebkit} Version/18.5 Safari/605.1.15`,
  safariOnPhone: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${appleWebkit} Version/18.5 Mobile/15E148 Safari/604.1`,
  chromeOnPhone: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${appleWebkit} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`,
  firefoxOnPhone: `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${appleWebkit} FxiOS/142.0 Mobile/15E148 Safari/604.1`,
  edgeOnAndroid: `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36 EdgA/140.0.0.0`,
  chromeOnAndroid: `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`,
  androidTablet: `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
};

describe("the device of a session", () => {
  it.each([
    ["Chrome on Windows", agents.chromeOnWindows],
    ["Edge on Windows", agents.edgeOnWindows],
    ["Opera on Linux", agents.operaOnLinux],
    ["Firefox on Linux", agents.firefoxOnLinux],
    ["Safari on macOS", agents.safariOnMac],
    ["Safari on iOS", agents.safariOnPhone],
    ["Chrome on iOS", agents.chromeOnPhone],
    ["Firefox on iOS", agents.firefoxOnPhone],
    ["Edge on Android", agents.edgeOnAndroid],
    ["Chrome on Android", agents.chromeOnAndroid],
    ["Windows", "Something/1.0 (Windows NT 10.0)"],
    ["Unknown device", "curl/8.5.0"],
    ["Unknown device", ""],
  ])("is shown as %s", (name, agent) => {
    expect(deviceName(agent)).toBe(name);
  });

  it("is recognized as a phone", () => {
    const phones = Object.entries(agents).filter(([, agent]) => isPhone(agent));
    expect(phones.map(([name]) => name)).toEqual([
      "safariOnPhone",
      "chromeOnPhone",
      "firefoxOnPhone",
      "edgeOnAndroid",
      "chromeOnAndroid",
    ]);
  });
});
