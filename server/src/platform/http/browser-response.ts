import type { BrowserResponse, Endpoint } from "@pawhaven/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { reportingEndpoints } from "./content-security.ts";
import { standalonePolicy } from "./standalone-page.ts";

/**
 * For every response to a popup, errors included. The popup comes back from another origin. With any other opener policy
 * than `unsafe-none`, the browser would then sever it from the page that opened it and waits for its message.
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

/** For standalone pages. */
export const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
  reply
    .headers({ "content-security-policy": standalonePolicy, "reporting-endpoints": reportingEndpoints })
    .type("text/html; charset=utf-8")
    .send(html);
