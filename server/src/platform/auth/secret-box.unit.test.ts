import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { SecretBox } from "./secret-box.ts";
import { readSecretsKey } from "./secrets-key.ts";

const folder = mkdtempSync(path.join(tmpdir(), "secrets-"));
afterAll(() => rmSync(folder, { recursive: true }));

const boxWith = (key: Buffer) => new SecretBox(() => key);

describe("a sealed secret", () => {
  const key = randomBytes(32);
  const secret = Buffer.from("meow meow meow meow ");
  const sealed = boxWith(key).seal(secret, "of 1");

  it("opens with its key and label, and looks different every time", () => {
    expect(boxWith(key).open(sealed, "of 1")).toEqual(secret);
    expect(sealed.includes(secret)).toBe(false);
    expect(boxWith(key).seal(secret, "of 1")).not.toEqual(sealed);
  });

  it("cannot be read with another key, as another one's secret, or after a change", () => {
    expect(() => boxWith(randomBytes(32)).open(sealed, "of 1")).toThrow("sealed with another key");
    expect(() => boxWith(key).open(sealed, "of 2")).toThrow("sealed with another key");
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(30) ^ 1, 30);
    expect(() => boxWith(key).open(changed, "of 1")).toThrow("sealed with another key");
  });
});

describe("the key", () => {
  it("is generated once, for its owner's eyes only", () => {
    const dataFolder = path.join(folder, "new");
    const key = readSecretsKey({ secretsKey: undefined, dataFolder });
    expect(key).toHaveLength(32);
    expect(readSecretsKey({ secretsKey: undefined, dataFolder })).toEqual(key);
    expect(readdirSync(dataFolder)).toEqual(["secrets.key"]);
    expect(statSync(path.join(dataFolder, "secrets.key")).mode & 0o777).toBe(0o600);
  });

  it("comes from the setting if there is one", () => {
    const key = randomBytes(32);
    const dataFolder = path.join(folder, "unused");
    expect(readSecretsKey({ secretsKey: key.toString("base64url"), dataFolder })).toEqual(key);
    expect(readdirSync(folder)).not.toContain("unused");
  });

  it("is never replaced when its file is damaged", () => {
    writeFileSync(path.join(folder, "secrets.key"), "short");
    expect(() => readSecretsKey({ secretsKey: undefined, dataFolder: folder })).toThrow("32 bytes");
  });
});
