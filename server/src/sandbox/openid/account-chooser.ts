import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Provider } from "oidc-provider";
import { sendPage } from "../../platform/http/browser-response.ts";
import { errorPage } from "../../platform/http/standalone-page.ts";
import type { PersonDirectory, Person } from "./person-directory.ts";
import { accountChooserPage } from "./account-chooser-page.ts";
import { type Choice, readChoice } from "./read-choice.ts";

export const chooserPath = "/person";

interface AccountChooserOptions {
  mountPath: string;
  provider: () => Promise<Provider>;
  people: readonly Person[];
  directory: PersonDirectory;
}

/** Serves the page that asks who signs in. `scope` must be encapsulated, because its body parsers are replaced. */
export function serveAccountChooser(
  scope: FastifyInstance,
  { mountPath, provider, people, directory }: AccountChooserOptions,
): void {
  const path = `${mountPath}${chooserPath}/:uid`;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, new URLSearchParams(body as string)),
  );
  scope.get(path, async (request, reply) => {
    if (!(await hasPendingInteraction(await provider(), request, reply)))
      return sendPage(reply.status(422), expiredPage);
    return sendPage(reply, accountChooserPage(people));
  });
  scope.post<{ Body: URLSearchParams | undefined }>(path, async (request, reply) => {
    if (!(await hasPendingInteraction(await provider(), request, reply)))
      return sendPage(reply.status(422), expiredPage);
    const choice = readChoice(request.body ?? new URLSearchParams(), people);
    if (choice.kind === "problem") return sendPage(reply.status(422), accountChooserPage(people, choice.problem));
    const ready = await provider();
    return reply.redirect(
      await ready.interactionResult(request.raw, reply.raw, toInteractionResult(choice, directory)),
      303,
    );
  });
}

const toInteractionResult = (choice: Exclude<Choice, { kind: "problem" }>, directory: PersonDirectory) =>
  choice.kind === "cancel"
    ? { error: "access_denied", error_description: "The user canceled the sign-in." }
    : { login: { accountId: directory.register(choice.person), remember: false } };

const hasPendingInteraction = (provider: Provider, { raw }: FastifyRequest, reply: FastifyReply): Promise<boolean> =>
  provider.interactionDetails(raw, reply.raw).then(
    () => true,
    () => false,
  );

const expiredPage = errorPage("This page is no longer valid. Please close this window and try again.");
