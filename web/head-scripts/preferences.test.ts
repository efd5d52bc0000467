import { describe, expect, it } from "vitest";
import { sessionTokenKey, themeKey, userInfoKey } from "../app/lib/storage-keys.ts";
import { readPreferences, showPreferences } from "./preferences.ts";

const storageWith = (entries: Record<string, string>) => () => ({ getItem: (key: string) => entries[key] ?? null });
const blockedStorage = () => {
  throw new Error("The user has blocked storage.");
};

describe("the preferences read before the first paint", () => {
  it("describe a first-time visitor without a theme, signed out", () => {
    expect(readPreferences(storageWith({}))).toEqual({ session: "out" });
  });

  it("describe a signed-in customer with a chosen theme", () => {
    const userInfo = JSON.stringify({ id: 1, role: { name: "customer" } });
    const storage = storageWith({ [themeKey]: "dark", [sessionTokenKey]: "token", [userInfoKey]: userInfo });
    expect(readPreferences(storage)).toEqual({ theme: "dark", session: "in", roleLabel: "Customer" });
  });

  it("ignore a theme that does not exist", () => {
    expect(readPreferences(storageWith({ [themeKey]: "neon" })).theme).toBeUndefined();
  });

  it.each(["not json", "null", '"text"', '{"role":{}}', '{"role":{"name":7}}'])(
    "keep the session when the user info is damaged: %s",
    (userInfo) => {
      const storage = storageWith({ [sessionTokenKey]: "token", [userInfoKey]: userInfo });
      expect(readPreferences(storage)).toEqual({ session: "in" });
    },
  );

  it("fall back to signed out when storage is blocked", () => {
    expect(readPreferences(blockedStorage)).toEqual({ session: "out" });
  });

  it("are shown as attributes and as a quoted CSS value", () => {
    const properties = new Map<string, string>();
    const root = { dataset: {}, style: { setProperty: (name: string, value: string) => properties.set(name, value) } };
    const userInfo = JSON.stringify({ role: { name: 'sta"ff' } });
    const storage = storageWith({ [themeKey]: "light", [sessionTokenKey]: "token", [userInfoKey]: userInfo });
    showPreferences(root as unknown as HTMLElement, storage);
    expect(root.dataset).toEqual({ theme: "light", session: "in" });
    expect(properties).toEqual(new Map([["--role", String.raw`"Sta\"ff"`]]));
  });
});
