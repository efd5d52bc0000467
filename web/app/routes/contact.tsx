import { BusinessInfo } from "../features/messages/business-info.tsx";
import { ContactForm } from "../features/messages/contact-form.tsx";
import { EmergencyCard } from "../features/messages/emergency-card.tsx";
import { FaqsCard } from "../features/messages/faqs-card.tsx";
import { ShopLocation } from "../features/messages/shop-location.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { renderContext } from "../lib/render-context.ts";
import { siteConfigOf, useSiteConfig } from "../lib/site-config.ts";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import type { Route } from "./+types/contact";

export function loader({ context }: Route.LoaderArgs) {
  const { shopDetails, mapUrl } = context.get(renderContext);
  return { upcomingHolidays: shopDetails.upcomingHolidays, faqs: shopDetails.faqs, mapUrl };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Contact Us",
    description: "Write to us, call the emergency line around the clock, and find our opening hours and location.",
    path: paths.contact,
  });

export default function ContactPage({ loaderData: { upcomingHolidays, faqs, mapUrl } }: Route.ComponentProps) {
  const { shop } = useSiteConfig();
  return (
    <div className="page-width py-6">
      <Breadcrumb />
      <h1 className="mt-4 text-title">Contact Us</h1>
      <p className="mt-2 text-lead text-ink-soft">We're here to help with all your pet care needs</p>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-6 max-lg:contents">
          <section aria-labelledby="write" className="rounded-card bg-surface p-6 shadow-card sm:p-8">
            <h2 id="write" className="mb-6 text-heading">
              Send us a message
            </h2>
            <ContactForm />
          </section>
          <div className="max-lg:order-1">
            <ShopLocation mapUrl={mapUrl} />
          </div>
        </div>
        <div className="grid gap-6 max-lg:contents">
          <EmergencyCard />
          <BusinessInfo shop={shop} holidays={upcomingHolidays} />
          <div className="max-lg:order-2">
            <FaqsCard faqs={faqs} />
          </div>
        </div>
      </div>
    </div>
  );
}
