import {
  contentDrafts,
  type ContentKey,
  type ContentValues,
  countryCodes,
  type DeliveryRules,
  groupOpeningHours,
  legalPages,
} from "@pawhaven/contract";
import { Suspense, useId } from "react";
import { LegalText } from "../../features/content/legal-text.tsx";
import { BusinessInfo } from "../../features/messages/business-info.tsx";
import { FaqList } from "../../features/messages/faq-list.tsx";
import { ReturnRules } from "../../features/returns/return-rules.tsx";
import { SocialLinks } from "../../shell/social-links.tsx";
import { useSiteConfig } from "../../lib/site-config.ts";
import { optionalPart } from "../../ui/optional-part.ts";
import { type Content, contentWith } from "./content-api.ts";

const DeliveryPromise = optionalPart(() => import("../../features/content/delivery-promise.tsx"));

interface PreviewProps<Key extends ContentKey> {
  contentKey: Key;
  value: ContentValues[Key];
  content: Content;
}

/** The public page's own components, with what is in the form. */
export function ContentPreview<Key extends ContentKey>({ contentKey, value, content }: PreviewProps<Key>) {
  const titleId = useId();
  const parsed = contentDrafts[contentKey].safeParse({ version: 1, value });
  const shown = parsed.success ? parsed.data.value : content[contentKey].value;
  return (
    <section aria-labelledby={titleId} className="grid gap-2">
      <h2 id={titleId} className="text-base">
        Preview
      </h2>
      {!parsed.success && <p className="text-ink-soft">Something is not valid yet. This is what is public now.</p>}
      <PublicContent contentKey={contentKey} value={shown as ContentValues[Key]} content={content} />
    </section>
  );
}

/** As the public pages would show it if this part had this value. */
export function PublicContent<Key extends ContentKey>({ contentKey, value, content }: PreviewProps<Key>) {
  const { timeZone } = useSiteConfig().shop;
  const all = contentWith(content, contentKey, value);
  const { facts, hours, holidays, faqs, social, returns } = all;
  if (contentKey === "faqs")
    return (
      <div className="rounded-card bg-surface p-6 text-base shadow-card">
        <FaqList faqs={faqs} />
      </div>
    );
  if (contentKey === "social")
    return (
      <div className="rounded-card bg-sunken p-6 text-base">
        <SocialLinks social={social} />
      </div>
    );
  const page = legalPages.find((key) => key === contentKey);
  if (page)
    return (
      <div className="rounded-card bg-surface p-6 text-base shadow-card">
        <LegalText sections={all[page]} />
      </div>
    );
  if (contentKey === "delivery")
    return (
      <ul className="grid gap-1 rounded-card bg-surface p-6 text-base shadow-card">
        {countryCodes.map((country) => (
          <li key={country} className="min-h-lh">
            <Suspense>
              <DeliveryPromise rules={deliveryRulesOf(all, timeZone)} country={country} />
            </Suspense>
          </li>
        ))}
      </ul>
    );
  if (contentKey === "returns")
    return (
      <div className="text-base">
        <ReturnRules rules={returns} />
      </div>
    );
  const rows = { shop: groupOpeningHours(hours.shop), clinic: groupOpeningHours(hours.clinic) };
  return (
    <div className="text-base">
      <BusinessInfo shop={{ ...facts, hours: rows }} holidays={upcoming(holidays, timeZone)} />
    </div>
  );
}

const deliveryRulesOf = ({ hours, holidays, delivery }: ContentValues, timeZone: string): DeliveryRules => ({
  ...delivery,
  open: hours.shop.map((span) => span !== null),
  holidays: holidays.map(({ date }) => date),
  time_zone: timeZone,
  country: countryCodes[0],
});

const upcoming = (holidays: ContentValues["holidays"], timeZone: string): ContentValues["holidays"] => {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone }).format(new Date());
  return holidays.filter(({ date }) => date >= today).toSorted((one, other) => one.date.localeCompare(other.date));
};
