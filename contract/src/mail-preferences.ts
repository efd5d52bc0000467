import { z } from "zod";
import { browserResponse, endpoint } from "./core/endpoint.ts";
import { messageReply } from "./core/replies.ts";

/** Mails that nobody has to get. */
export const mailLists = ["care", "food", "reviews"] as const;
export type MailList = (typeof mailLists)[number];

export const mailPreferences = z.strictObject({
  care: z.boolean().meta({ description: "Whether I am reminded of what my animals need." }),
  food: z.boolean().meta({ description: "Whether I am reminded before a food runs out." }),
  reviews: z.boolean().meta({ description: "Whether I am asked for a review of what I bought." }),
});
export type MailPreferences = z.output<typeof mailPreferences>;

const mailChoices = mailPreferences.partial();
export type MailChoices = z.output<typeof mailChoices>;

const params = z.object({ list: z.enum(mailLists), key: z.string().regex(/^[0-9a-f]{32}$/) });

export const mailPreferencesEndpoints = {
  getMailPreferences: endpoint({
    method: "GET",
    path: "/api/user/mail-preferences",
    summary: "Which mails I get that I do not have to",
    access: "customer",
    reply: mailPreferences,
    errors: [],
  }),
  setMailPreferences: endpoint({
    method: "PUT",
    path: "/api/user/mail-preferences",
    summary: "Choose which mails I get; what is not given stays",
    access: "customer",
    body: mailChoices,
    reply: mailPreferences,
    errors: [],
  }),
  /** For mail programs that open the address instead. It changes nothing: programs that look for viruses open links, too. */
  openUnsubscribe: endpoint({
    method: "GET",
    path: "/api/unsubscribe/:list/:key",
    summary: "The page on which mails of one kind can be stopped",
    access: "anyone",
    respondsWith: "browser",
    params,
    reply: browserResponse,
    errors: [],
  }),
  stopMails: endpoint({
    method: "POST",
    path: "/api/unsubscribe",
    summary: "The same as the one click of a mail program, from our own page",
    access: "anyone",
    body: z.strictObject(params.shape),
    reply: messageReply,
    errors: ["not_found"],
    limit: { times: 100, perSeconds: 3600 },
  }),
  /**
   * Mail programs post here by themselves (RFC 8058), whatever body they send. A mailbox provider does it for all of its customers
   * from a few networks, and the secret cannot be guessed, so the limit only stops floods.
   */
  unsubscribe: endpoint({
    method: "POST",
    path: "/api/unsubscribe/:list/:key",
    summary: "Stop mails of one kind with the secret of a mail; repeating it changes nothing",
    access: "anyone",
    params,
    rawBody: true,
    reply: messageReply,
    errors: ["not_found"],
    limit: { times: 10_000, perSeconds: 3600 },
  }),
};
