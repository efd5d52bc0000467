import type { ContentKey, contentEndpoints, ContentSection, ReplyOf } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { toContentDto } from "./serialize.ts";
import { contentByKey, contentVersions } from "./store.ts";

export async function listContent(db: Db): Promise<ReplyOf<typeof contentEndpoints.listContent>> {
  const rows = await contentByKey(db);
  const { facts, hours, holidays, faqs, social, returns } = rows;
  return {
    facts: toContentDto(facts),
    hours: toContentDto(hours),
    holidays: toContentDto(holidays),
    faqs: toContentDto(faqs),
    social: toContentDto(social),
    returns: toContentDto(returns),
    delivery: toContentDto(rows.delivery),
    privacy: toContentDto(rows.privacy),
    terms: toContentDto(rows.terms),
    shipping: toContentDto(rows.shipping),
    imprint: toContentDto(rows.imprint),
  };
}

const maxVersions = 50;

export const listContentVersions = async (db: Db, key: ContentKey): Promise<ContentSection[]> =>
  (await contentVersions(db, key, maxVersions)).map(toContentDto);
