import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const ivBytes = 12;
const tagBytes = 16;

/** Seals secrets that have to be read again (AES-256-GCM), so that a copy of the database does not give them away. */
export class SecretBox {
  private key: Buffer | undefined;
  private readonly readKey: () => Buffer;

  /** The key is read when it is first needed: most shops never seal anything. */
  constructor(readKey: () => Buffer) {
    this.readKey = readKey;
  }

  /** `label` says what the secret is for; it cannot be opened as anything else. */
  seal(secret: Buffer, label: string): Buffer {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv("aes-256-gcm", this.currentKey(), iv).setAAD(Buffer.from(label));
    const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
  }

  open(sealed: Buffer, label: string): Buffer {
    const decipher = createDecipheriv("aes-256-gcm", this.currentKey(), sealed.subarray(0, ivBytes))
      .setAAD(Buffer.from(label))
      .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
    try {
      return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
    } catch (error) {
      throw new Error(`The secret "${label}" was sealed with another key. Check SECRETS_KEY.`, { cause: error });
    }
  }

  private currentKey(): Buffer {
    this.key ??= this.readKey();
    return this.key;
  }
}
