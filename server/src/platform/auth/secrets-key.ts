import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import path from "node:path";

const keyBytes = 32;

/** The setting, or the key in the data folder, which is generated when it is first needed. */
export function readSecretsKey({
  secretsKey,
  dataFolder,
}: {
  secretsKey: string | undefined;
  dataFolder: string;
}): Buffer {
  if (secretsKey) return Buffer.from(secretsKey, "base64url");
  const file = path.join(dataFolder, "secrets.key");
  return readKeyFile(file) ?? createKeyFile(file);
}

function readKeyFile(file: string): Buffer | undefined {
  try {
    const key = Buffer.from(readFileSync(file, "utf8").trim(), "base64url");
    if (key.length !== keyBytes) throw new Error(`${file} must hold ${keyBytes} bytes in base64url.`);
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Appears complete or not at all. Of several processes, the first one's key counts. */
function createKeyFile(file: string): Buffer {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  writeToDisk(draft, randomBytes(keyBytes).toString("base64url"));
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
  return readKeyFile(file) as Buffer;
}

function writeToDisk(file: string, text: string): void {
  const descriptor = openSync(file, "wx", 0o600);
  writeSync(descriptor, text);
  fsyncSync(descriptor);
  closeSync(descriptor);
}
