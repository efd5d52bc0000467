import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Provider } from "oidc-provider";
import { usePopupHeaders } from "../../platform/http/browser-response.ts";
import type { OpenIdClient } from "../../settings.ts";
import { PersonDirectory, type Person } from "./person-directory.ts";
import { chooserPath, serveAccountChooser } from "./account-chooser.ts";

export interface OpenIdSandboxOptions {
  /** The shop as the stand-in knows it. Its issuer says where the stand-in is mounted. */
  client: OpenIdClient;
  redirectUri: string;
  /** Who can be chosen without typing. */
  people: readonly Person[];
}

/**
 * An OpenID provider in this very process, in place of Google. It has routes and readers of bodies of its own; nothing
 * of it reaches the rest of the app. Its pages have Google's opener policy: with the shop's, the window would be cut
 * from its opener on its way back.
 */
export async function registerOpenIdSandboxRoutes(
  app: FastifyInstance,
  { client, redirectUri, people }: OpenIdSandboxOptions,
): Promise<void> {
  const directory = new PersonDirectory();
  let loadedProvider: Promise<Provider> | undefined;
  // Loading it takes longer than anything else at the start of the shop, and most visitors never need it.
  const provider = () =>
    (loadedProvider ??= import("./provider.ts").then(({ createProvider }) =>
      createProvider({ client, redirectUri, directory: directory, chooserPath, log: app.log }),
    ));
  const issuer = new URL(client.issuer);

  await app.register(async (scope) => {
    scope.addHook("onRequest", usePopupHeaders);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _body, done) => done(null)); // the provider reads for itself
    scope.all(`${issuer.pathname}/*`, async (request, reply) =>
      delegateToProvider(await provider(), issuer, request, reply),
    );
  });
  await app.register(async (scope) => {
    scope.addHook("onRequest", usePopupHeaders);
    serveAccountChooser(scope, { mountPath: issuer.pathname, provider, people, directory });
  });
}

/** The provider builds its addresses from the request; here they come from the settings, like all of the shop's. */
function delegateToProvider(provider: Provider, issuer: URL, { raw }: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  Object.assign(raw.headers, { "x-forwarded-host": issuer.host, "x-forwarded-proto": issuer.protocol.slice(0, -1) });
  const { url = "" } = raw;
  Object.assign(raw, { originalUrl: url, url: url.slice(issuer.pathname.length) });
  void provider.callback()(raw, reply.raw);
}
