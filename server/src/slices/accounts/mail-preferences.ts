import type { BrowserResponse, MailChoices, MailList, MailPreferences } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import {
  mailPreferencesOf,
  saveMailPreferences,
  unsubscribeByKey,
  unsubscribeUrls,
} from "../../platform/mail/unsubscribe.ts";

export const getMailPreferences = ({ db }: Database, { userId }: Caller): Promise<MailPreferences> =>
  mailPreferencesOf(db, userId);

export async function setMailPreferences(
  { db }: Database,
  { userId }: Caller,
  wanted: MailChoices,
): Promise<MailPreferences> {
  await saveMailPreferences(db, userId, wanted);
  return mailPreferencesOf(db, userId);
}

interface UnsubscribeLink {
  list: MailList;
  key: string;
}

export const openUnsubscribe = async (
  { origin }: ShopIdentity,
  { list, key }: UnsubscribeLink,
): Promise<BrowserResponse> => ({ redirect: unsubscribeUrls(origin, list, key).page });

export async function unsubscribe({ db }: Database, { list, key }: UnsubscribeLink): Promise<{ message: string }> {
  if (!(await unsubscribeByKey(db, list, key)))
    throw new ApiError("not_found", "This link is not valid. The account may have been deleted.");
  return { message: "You will get no more of these mails." };
}
