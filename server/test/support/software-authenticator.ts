import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type { NewPasskeyCredential, PasskeyCreation, PasskeyCredential, PasskeyRequest } from "@pawhaven/contract";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

/** User present, user verified, may be synced, is synced. */
const flags = 0b0001_1101;
const hasCredential = 0b0100_0000;

/** What a browser and a phone do with a passkey, for one account. */
export class SoftwareAuthenticator {
  counter = 0;
  private readonly credentialId = randomBytes(16);
  private readonly origin: string;
  private privateKey: KeyObject | undefined;

  constructor(origin = "http://localhost:3000") {
    this.origin = origin;
  }

  create(
    options: PasskeyCreation,
    { format = "none", statement = new Map<string, unknown>() } = {},
  ): NewPasskeyCredential {
    const authData = this.authenticatorData(options.rp.id, this.newCredential());
    const attestation = new Map<string, unknown>([
      ["fmt", format],
      ["attStmt", statement],
      ["authData", Uint8Array.from(authData)],
    ]);
    return {
      ...this.identity(),
      response: {
        clientDataJSON: this.clientData("webauthn.create", options.challenge),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString("base64url"),
        transports: ["internal"],
      },
    };
  }

  get({ challenge, rpId }: PasskeyRequest): PasskeyCredential {
    this.counter += 1;
    const authData = this.authenticatorData(rpId);
    const clientDataJSON = this.clientData("webauthn.get", challenge);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    return {
      ...this.identity(),
      response: {
        clientDataJSON,
        authenticatorData: authData.toString("base64url"),
        signature: sign("sha256", signed, this.privateKey as KeyObject).toString("base64url"),
      },
    };
  }

  private identity() {
    const id = this.credentialId.toString("base64url");
    return { id, rawId: id, type: "public-key" as const };
  }

  private clientData(type: string, challenge: string): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin })).toString("base64url");
  }

  private authenticatorData(rpId: string, credential: Buffer = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const allFlags = credential.length > 0 ? flags | hasCredential : flags;
    return Buffer.concat([sha256(rpId), Buffer.from([allFlags]), counter, credential]);
  }

  /** A new key pair, in the form that goes into the data of an authenticator. */
  private newCredential(): Buffer {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.privateKey = privateKey;
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const cose = new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, "base64url"))],
      [-3, Uint8Array.from(Buffer.from(y, "base64url"))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    return Buffer.concat([Buffer.alloc(16), length, this.credentialId, Buffer.from(isoCBOR.encode(cose as never))]);
  }
}
