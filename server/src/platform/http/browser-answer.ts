import type { BrowserAnswer, Endpoint } from "@pawhaven/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { contentSecurityPolicy } from "./content-security.ts";

/**
 * For every answer to a window, refusals included. Such a window was opened by a page of ours and comes here from another
 * origin's page, which has no opener policy, or none that is ours; with any other value than `unsafe-none` the browser
 * would put the window into a group of its own, cut from the page that opened it and waits for its word.
 */
const windowHeaders = {
  "cross-origin-opener-policy": "unsafe-none",
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
};

export const answersBrowser = (endpoint: Endpoint | undefined): boolean => endpoint?.answers === "browser";

export async function useWindowHeaders(_: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers(windowHeaders);
}

export function sendToBrowser(reply: FastifyReply, answer: BrowserAnswer): FastifyReply {
  reply.headers(answer.headers ?? {});
  return "redirect" in answer ? reply.redirect(answer.redirect, 302) : sendPage(reply, answer.html);
}

export const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply.header("content-security-policy", contentSecurityPolicy(html)).type("text/html; charset=utf-8").send(html);
