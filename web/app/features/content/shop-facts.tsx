import { phoneUrl } from "../../lib/phone-url.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { TextLink } from "../../ui/text-link.tsx";

/** Who runs the shop, as it is now: these facts are edited in one place. */
export function ShopFacts() {
  const { name, address, phone, email } = useSiteConfig().shop;
  return (
    <address className="mt-6 rounded-card bg-surface p-6 not-italic shadow-card wrap-anywhere">
      <strong>{name}</strong>
      <br />
      {address}
      <br />
      <TextLink to={phoneUrl(phone)}>{phone}</TextLink>
      <br />
      <TextLink to={`mailto:${email}`}>{email}</TextLink>
    </address>
  );
}
