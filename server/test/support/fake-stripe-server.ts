import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Stripe } from "stripe";
import type { StripeAccount } from "../../src/platform/payments/stripe-provider.ts";
import { FakeStripeError, type Form } from "./fake-stripe-objects.ts";
import { FakeStripeStore } from "./fake-stripe-store.ts";

/** How one request fails: no response, connection closed before or after processing, or an error status. */
export type Fault = "hang" | "cut" | "lose the answer" | { status: number; error?: Record<string, unknown> };

interface FakeResponse {
  status: number;
  body: object;
}

interface WebhookOptions {
  id?: string;
  secret?: string;
  ageSeconds?: number;
}

/** A local HTTP server for the part of Stripe's API that the shop uses through the SDK. */
export class FakeStripeServer {
  readonly store = new FakeStripeStore();
  /** Each of the next requests consumes one of these. */
  readonly faults: Fault[] = [];
  readonly requests: { method: string; path: string; headers: IncomingMessage["headers"]; form: Form }[] = [];
  private readonly secretKey = `sk_test_${randomBytes(12).toString("hex")}`;
  private readonly webhookSecret = `whsec_${randomBytes(12).toString("hex")}`;
  private readonly responsesByKey = new Map<string, { fingerprint: string; response: FakeResponse }>();
  private server: Server | undefined;
  private port = 0;

  get account(): StripeAccount {
    const { secretKey, webhookSecret, port } = this;
    return { secretKey, publishableKey: "pk_test_fake", webhookSecret, apiUrl: `http://127.0.0.1:${port}` };
  }

  async start(): Promise<void> {
    this.server = createServer((request, response) => void this.serve(request, response)).listen(
      this.port,
      "127.0.0.1",
    );
    await once(this.server, "listening");
    this.port = (this.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  /** The body and headers of a webhook, signed by the SDK. */
  signedWebhook(
    type: string,
    object: object,
    { id, secret = this.webhookSecret, ageSeconds = 0 }: WebhookOptions = {},
  ) {
    const event = { id: id ?? `evt_${randomBytes(8).toString("hex")}`, object: "event", type, data: { object } };
    const payload = JSON.stringify(event, null, 2);
    const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return { id: event.id, body: Buffer.from(payload), headers: { "stripe-signature": signature } };
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, search } = new URL(request.url ?? "", "http://stripe");
    const form = Object.fromEntries(new URLSearchParams((await text(request)) || search));
    const { method = "", headers } = request;
    this.requests.push({ method, path, headers, form });
    const fault = this.faults.shift();
    if (fault === "hang") return;
    if (fault === "cut") return void request.socket.destroy();
    if (typeof fault === "object") return send(response, { status: fault.status, body: { error: fault.error ?? {} } });
    const result = this.respondIdempotently(method, path, form, headers);
    if (fault === "lose the answer") return void request.socket.destroy();
    send(response, result);
  }

  /** A repeated key gets the first response without further effect; with other parameters it is an error. */
  private respondIdempotently(
    method: string,
    path: string,
    form: Form,
    headers: IncomingMessage["headers"],
  ): FakeResponse {
    const key = headers["idempotency-key"];
    if (typeof key !== "string") return this.respond(method, path, form, headers);
    const fingerprint = `${path} ${JSON.stringify(form)}`;
    const first = this.responsesByKey.get(key);
    if (first && first.fingerprint !== fingerprint) return { status: 400, body: { error: idempotencyKeyReused } };
    const response = first?.response ?? this.respond(method, path, form, headers);
    this.responsesByKey.set(key, { fingerprint, response });
    return response;
  }

  private respond(method: string, path: string, form: Form, headers: IncomingMessage["headers"]): FakeResponse {
    if (headers.authorization !== `Bearer ${this.secretKey}`)
      return { status: 401, body: { error: { type: "invalid_request_error", message: "Invalid API Key provided" } } };
    try {
      return { status: 200, body: structuredClone(this.dispatch(`${method} ${path}`, form)) };
    } catch (error) {
      if (error instanceof FakeStripeError) return { status: error.status, body: { error: error.error } };
      throw error;
    }
  }

  private dispatch(call: string, { "expand[0]": expand, ...form }: Form): object {
    const { store } = this;
    const [, id = "", verb] = /^\w+ \/v1\/payment_intents\/(\w+)(?:\/(\w+))?$/.exec(call) ?? [];
    if (call === "POST /v1/refunds") return store.refund(form);
    if (call === "GET /v1/refunds") return store.listRefunds(form);
    const aboutCards = store.cards.dispatch(call, form);
    if (aboutCards) return aboutCards;
    const findOrChange = () => {
      if (call === "POST /v1/payment_intents") return store.create(form);
      if (call.startsWith("GET ") && !verb) return store.find(id);
      if (verb === "cancel") return store.cancel(id);
      if (verb === "confirm") return store.confirm(id, form["payment_method"] ?? "");
      throw new FakeStripeError(404, { type: "invalid_request_error", message: `Unrecognized request URL (${call})` });
    };
    return store.toResponse(findOrChange(), expand === "latest_charge");
  }
}

const idempotencyKeyReused = {
  type: "idempotency_error",
  message: "Keys for idempotent requests can only be used with the same parameters they were first used with.",
};

function send(response: ServerResponse, { status, body }: FakeResponse): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
