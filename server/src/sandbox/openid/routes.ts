import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Provider } from "oidc-provider";
import { usePopupHeaders } from "../../platform/http/browser-response.ts";
import type { OpenIdClient } from "../../external-services.ts";
import { PersonDirectory, type Person } from "./person-directory.ts";
import { chooserPath, serveAccountChooser } from "./account-chooser.ts";

export interface OpenIdSandboxOptions {
  /** The shop's registration at the sandbox. The issuer's path is where the sandbox is mounted. */
  client: OpenIdClient;
  redirectUri: string;
  /** The accounts offered by the chooser. */
  people: readonly Person[];
}

/**
 * Serves an OpenID provider in this process, in place of Google. Its body parsers and headers are encapsulated.
 * Its pages use Google's opener policy: the shop's own would sever the popup from its opener.
 */
export async function registerOpenIdSandboxRoutes(
  app: FastifyInstance,
  { client, redirectUri, people }: OpenIdSandboxOptions,
): Promise<void> {
  const directory = new PersonDirectory();
  let loadedProvider: Promise<Provider> | undefined;
  // Loaded on first use: it would slow down the start of the shop, and most visitors never need it.
  const provider = () =>
    (loadedProvider ??= import("./provider.ts").then(({ createProvider }) =>
      createProvider({ client, redirectUri, directory, chooserPath, log: app.log }),
    ));
  const issuer = new URL(client.issuer);

  await app.register(async (scope) => {
    scope.addHook("onRequest", usePopupHeaders);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _body, done) => done(null)); // the provider parses bodies itself
    scope.all(`${issuer.pathname}/*`, async (request, reply) =>
      delegateToProvider(await provider(), issuer, request, reply),
    );
  });
  await app.register(async (scope) => {
    scope.addHook("onRequest", usePopupHeaders);
    serveAccountChooser(scope, { mountPath: issuer.pathname, provider, people, directory });
  });
}

/** The provider builds URLs from the request's headers; these are overridden so that the URLs follow the settings. */
function delegateToProvider(provider: Provider, issuer: URL, { raw }: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  Object.assign(raw.headers, { "x-forwarded-host": issuer.host, "x-forwarded-proto": issuer.protocol.slice(0, -1) });
  const { url = "" } = raw;
  Object.assign(raw, { originalUrl: url, url: url.slice(issuer.pathname.length) });
  void provider.callback()(raw, reply.raw);
}
