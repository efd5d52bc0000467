import type { Holiday, Shop } from "@pawhaven/contract";
import { Mail, MapPin, Phone } from "lucide-react";
import { useId } from "react";
import { phoneUrl } from "../../lib/phone-url.ts";
import { formatDay } from "../../lib/days.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { HoursTable } from "./hours-table.tsx";
import { labelHours } from "./opening-hours.ts";

const line = "flex min-h-9 items-start gap-3";
const mark = "mt-0.5 size-5 shrink-0 text-teal";

export interface BusinessInfoProps {
  shop: Pick<Shop, "address" | "phone" | "email" | "hours">;
  holidays: readonly Holiday[];
}

export function BusinessInfo({ shop, holidays }: BusinessInfoProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="rounded-card bg-surface p-6 shadow-card">
      <h2 id={titleId} className="text-lead">
        Business Information
      </h2>
      <ul className="mt-4 grid gap-1">
        <li className={line}>
          <MapPin className={mark} /> {shop.address}
        </li>
        <li className={line}>
          <Phone className={mark} /> <TextLink to={phoneUrl(shop.phone)}>{shop.phone}</TextLink>
        </li>
        <li className={line}>
          <Mail className={mark} />{" "}
          <TextLink to={`mailto:${shop.email}`} className="min-w-0 wrap-anywhere">
            {shop.email}
          </TextLink>
        </li>
      </ul>
      <div className="mt-4 grid gap-4 border-t border-line pt-4 sm:grid-cols-2 lg:grid-cols-1">
        {labelHours(shop).map(({ label, rows }) => (
          <div key={label}>
            <h3 className="font-text text-base font-bold tracking-normal">{label} hours</h3>
            <HoursTable rows={rows} />
          </div>
        ))}
      </div>
      {holidays.length > 0 && <Holidays holidays={holidays} />}
    </section>
  );
}

const Holidays = ({ holidays }: Pick<BusinessInfoProps, "holidays">) => (
  <div className="mt-4 border-t border-line pt-4">
    <h3 className="font-text text-base font-bold tracking-normal">Clinic and spa are closed on</h3>
    <ul className="mt-2 grid gap-1">
      {holidays.map(({ date, name }) => (
        <li key={date}>
          {formatDay(date, "long")}
          {name && <span className="text-ink-soft"> · {name}</span>}
        </li>
      ))}
    </ul>
  </div>
);
