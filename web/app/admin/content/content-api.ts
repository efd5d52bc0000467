import {
  contentKeys,
  type ContentDraft,
  type ContentKey,
  type ContentSection,
  type ContentValues,
} from "@pawhaven/contract";
import { staffApi } from "../lib/staff-api.ts";

export type Content = Awaited<ReturnType<typeof staffApi.listContent>>;
export type OutsideHours = Awaited<ReturnType<typeof staffApi.findBookingsOutsideHours>>;

type Savers = { [Key in ContentKey]: (body: ContentDraft<Key>) => Promise<ContentSection<Key>> };

export const contentSavers: Savers = {
  facts: (body) => staffApi.updateShopFacts({ body }),
  hours: (body) => staffApi.updateOpeningHours({ body }),
  holidays: (body) => staffApi.updateHolidays({ body }),
  faqs: (body) => staffApi.updateFaqs({ body }),
  social: (body) => staffApi.updateSocialLinks({ body }),
  returns: (body) => staffApi.updateReturnRules({ body }),
  delivery: (body) => staffApi.updateDeliveryTimes({ body }),
  privacy: (body) => staffApi.updateLegalPage({ params: { page: "privacy" }, body }),
  terms: (body) => staffApi.updateLegalPage({ params: { page: "terms" }, body }),
  shipping: (body) => staffApi.updateLegalPage({ params: { page: "shipping" }, body }),
  imprint: (body) => staffApi.updateLegalPage({ params: { page: "imprint" }, body }),
};

/** All values, as if this one had been saved. */
export function contentWith<Key extends ContentKey>(
  content: Content,
  key: Key,
  value: ContentValues[Key],
): ContentValues {
  const saved = Object.fromEntries(contentKeys.map((name) => [name, content[name].value]));
  return { ...(saved as unknown as ContentValues), [key]: value };
}

/** The visits that a change of hours or holidays would leave outside; undefined if there are none. */
export async function findVisitsOutside<Key extends ContentKey>(
  key: Key,
  value: ContentValues[Key],
  content: Content,
): Promise<OutsideHours | undefined> {
  if (key !== "hours" && key !== "holidays") return undefined;
  const { hours, holidays } = contentWith(content, key, value);
  const found = await staffApi.findBookingsOutsideHours({ body: { clinic: hours.clinic, holidays } });
  return found.count > 0 ? found : undefined;
}
