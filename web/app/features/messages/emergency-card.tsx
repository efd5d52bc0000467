import { PhoneCall, Siren } from "lucide-react";
import { phoneUrl } from "../../lib/phone-url.ts";
import { useSiteConfig } from "../../lib/site-config.ts";

export function EmergencyCard() {
  const { shop } = useSiteConfig();
  const phone = shop.emergency_phone || shop.phone;
  return (
    <section aria-labelledby="emergency" className="rounded-card border border-berry bg-berry-soft p-6">
      <h2 id="emergency" className="flex items-center gap-3 text-lead">
        <Siren className="size-6 text-berry" /> Emergency Services
      </h2>
      <p className="mt-2">
        Poisoning, an accident, trouble breathing: do not write, call. The line is available <strong>24/7</strong>,
        including Sundays and holidays.
      </p>
      <a
        href={phoneUrl(phone)}
        className="mt-4 inline-flex min-h-12 items-center gap-3 rounded-full bg-berry px-6 font-bold text-surface"
      >
        <PhoneCall className="size-5" /> {phone}
      </a>
    </section>
  );
}
