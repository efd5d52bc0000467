import { MapPin, Phone } from "lucide-react";
import * as paths from "../../lib/paths.ts";
import { phoneUrl } from "../../lib/phone-url.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { HoursTable } from "../messages/hours-table.tsx";
import { labelHours } from "../messages/opening-hours.ts";
import { Section } from "./section.tsx";

export function VisitUs() {
  const { shop } = useSiteConfig();
  return (
    <Section title="Come and say hello">
      <div className="grid gap-10 rounded-card bg-surface p-6 shadow-card md:grid-cols-3 lg:p-10">
        {labelHours(shop).map(({ label, rows }) => (
          <div key={label}>
            <h3 className="text-lead">{label}</h3>
            <HoursTable rows={rows} />
          </div>
        ))}
        <div>
          <h3 className="text-lead">Where we are</h3>
          <p className="mt-2 flex gap-2">
            <MapPin className="mt-1 size-5 shrink-0 text-teal" />
            {shop.address}
          </p>
          <p className="mt-2 flex gap-2">
            <Phone className="mt-1 size-5 shrink-0 text-teal" />
            <TextLink to={phoneUrl(shop.phone)}>{shop.phone}</TextLink>
          </p>
          <ButtonLink to={paths.contact} variant="secondary" size="small" className="mt-4">
            Contact us
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
