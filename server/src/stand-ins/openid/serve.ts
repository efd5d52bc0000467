import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Provider } from "oidc-provider";
import { useWindowHeaders } from "../../platform/http/browser-answer.ts";
import type { ProviderClient } from "../../settings.ts";
import { People, type Person } from "./people.ts";
import { questionPath, serveQuestion } from "./question.ts";

export interface StandIn {
  /** The shop as the stand-in knows it. Its issuer says where the stand-in is mounted. */
  client: ProviderClient;
  redirectUri: string;
  /** Who can be chosen without typing. */
  people: readonly Person[];
}

/**
 * An OpenID provider in this very process, in place of Google. It has routes and readers of bodies of its own; nothing
 * of it reaches the rest of the app. Its pages have Google's opener policy: with the shop's, the window would be cut
 * from its opener on its way back.
 */
export async function serveOpenIdStandIn(
  app: FastifyInstance,
  { client, redirectUri, people }: StandIn,
): Promise<void> {
  const known = new People();
  let made: Promise<Provider> | undefined;
  // Loading it takes longer than anything else at the start of the shop, and most visitors never need it.
  const provider = () =>
    (made ??= import("./provider.ts").then(({ createProvider }) =>
      createProvider({ client, redirectUri, people: known, questionPath, log: app.log }),
    ));
  const issuer = new URL(client.issuer);

  await app.register(async (scope) => {
    scope.addHook("onRequest", useWindowHeaders);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _body, done) => done(null)); // the provider reads for itself
    scope.all(`${issuer.pathname}/*`, async (request, reply) => handOver(await provider(), issuer, request, reply));
  });
  await app.register(async (scope) => {
    scope.addHook("onRequest", useWindowHeaders);
    serveQuestion(scope, { mountPath: issuer.pathname, provider, people, known });
  });
}

/** The provider builds its addresses from the request; here they come from the settings, like all of the shop's. */
function handOver(provider: Provider, issuer: URL, { raw }: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  Object.assign(raw.headers, { "x-forwarded-host": issuer.host, "x-forwarded-proto": issuer.protocol.slice(0, -1) });
  const { url = "" } = raw;
  Object.assign(raw, { originalUrl: url, url: url.slice(issuer.pathname.length) });
  void provider.callback()(raw, reply.raw);
}
