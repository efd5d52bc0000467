import { generateKeyPairSync, sign } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";

const generateKeys = () => generateKeyPairSync("ec", { namedCurve: "P-256" });
const encodeJwtPart = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** An OpenID provider with configurable claims and errors, which a test can stop and start. */
export class FakeOpenIdProvider {
  readonly issuer: string;
  /** Claims of the ID token; `undefined` omits one. */
  claims: Record<string, unknown> = {};
  /** The response to a token request, instead of a token. */
  tokenErrorResponse: { status: number; type: string; body: string } | undefined;
  signsWithWrongKey = false;
  private readonly port: number;
  private readonly keys = generateKeys();
  private server: Server | undefined;

  constructor(port: number) {
    this.port = port;
    this.issuer = `http://localhost:${port}`;
  }

  async start(): Promise<void> {
    this.server = createServer(({ url = "" }, response) => this.respond(url, response)).listen(this.port, "localhost");
    await once(this.server, "listening");
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  private respond(url: string, response: ServerResponse): void {
    const { status, type, body } = this.responseFor(url);
    response.writeHead(status, { "content-type": type }).end(body);
  }

  private responseFor(url: string): { status: number; type: string; body: string } {
    const json = (value: object) => ({ status: 200, type: "application/json", body: JSON.stringify(value) });
    if (url === "/.well-known/openid-configuration") return json(this.metadata());
    if (url === "/jwks") return json({ keys: [{ ...this.keys.publicKey.export({ format: "jwk" }), alg: "ES256" }] });
    return this.tokenErrorResponse ?? json({ access_token: "a", token_type: "Bearer", id_token: this.idToken() });
  }

  private metadata() {
    const { issuer } = this;
    return {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ["ES256"],
    };
  }

  private idToken(): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: this.issuer, aud: "shop", iat: now, exp: now + 60, ...this.claims };
    const signed = `${encodeJwtPart({ alg: "ES256" })}.${encodeJwtPart(claims)}`;
    const { privateKey: key } = this.signsWithWrongKey ? generateKeys() : this.keys;
    const signature = sign("sha256", Buffer.from(signed), { key, dsaEncoding: "ieee-p1363" });
    return `${signed}.${signature.toString("base64url")}`;
  }
}
