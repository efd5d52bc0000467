import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Provider } from "oidc-provider";
import { sendPage } from "../../platform/http/browser-answer.ts";
import { refusalPage } from "../../platform/http/small-page.ts";
import type { People, Person } from "./people.ts";
import { questionPage } from "./question-page.ts";
import { type Choice, readChoice } from "./read-choice.ts";

export const questionPath = "/person";

interface Asking {
  mountPath: string;
  provider: () => Promise<Provider>;
  people: readonly Person[];
  known: People;
}

/** The page that asks who signs in, and its answer. To be given an encapsulated part of the app: it reads forms. */
export function serveQuestion(scope: FastifyInstance, { mountPath, provider, people, known }: Asking): void {
  const address = `${mountPath}${questionPath}/:uid`;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
    done(null, new URLSearchParams(body as string)),
  );
  scope.get(address, async (request, reply) => {
    if (!(await isAsked(await provider(), request, reply))) return sendPage(reply.status(422), outdated);
    return sendPage(reply, questionPage(people));
  });
  scope.post<{ Body: URLSearchParams | undefined }>(address, async (request, reply) => {
    if (!(await isAsked(await provider(), request, reply))) return sendPage(reply.status(422), outdated);
    const choice = readChoice(request.body ?? new URLSearchParams(), people);
    if (choice.kind === "problem") return sendPage(reply.status(422), questionPage(people, choice.problem));
    const ready = await provider();
    return reply.redirect(await ready.interactionResult(request.raw, reply.raw, resultOf(choice, known)), 303);
  });
}

const resultOf = (choice: Exclude<Choice, { kind: "problem" }>, known: People) =>
  choice.kind === "cancel"
    ? { error: "access_denied", error_description: "The person did not agree." }
    : { login: { accountId: known.remember(choice.person), remember: false } };

/** Whether this browser was sent here by the provider, which waits for its answer. */
const isAsked = (provider: Provider, { raw }: FastifyRequest, reply: FastifyReply): Promise<boolean> =>
  provider.interactionDetails(raw, reply.raw).then(
    () => true,
    () => false,
  );

const outdated = refusalPage("This page is not valid any more. Please close this window and begin again.");
