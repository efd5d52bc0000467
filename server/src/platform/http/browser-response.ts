import type { BrowserResponse, Endpoint } from "@pawhaven/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { contentSecurityPolicy } from "./content-security.ts";

/**
 * For every answer to a window, refusals included. Such a window was opened by a page of ours and comes here from another
 * origin's page, which has no opener policy, or none that is ours; with any other value than `unsafe-none` the browser
 * would put the window into a group of its own, cut from the page that opened it and waits for its word.
 */
const popupHeaders = {
  "cross-origin-opener-policy": "unsafe-none",
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
};

export const respondsToBrowser = (endpoint: Endpoint | undefined): boolean => endpoint?.respondsWith === "browser";

export async function usePopupHeaders(_: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers(popupHeaders);
}

export function sendToBrowser(reply: FastifyReply, response: BrowserResponse): FastifyReply {
  reply.headers(response.headers ?? {});
  return "redirect" in response ? reply.redirect(response.redirect, 302) : sendPage(reply, response.html);
}

export const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply.header("content-security-policy", contentSecurityPolicy(html)).type("text/html; charset=utf-8").send(html);
