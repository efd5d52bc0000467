import { useSiteConfig } from "../../lib/site-config.ts";

/** On what is printed. */
export function ShopAddress({ label }: { label: string }) {
  const { shop } = useSiteConfig();
  return (
    <address className="not-italic wrap-anywhere">
      <span className="block text-ink-soft">{label}</span>
      <strong>{shop.name}</strong>
      <br />
      {shop.address}
      <br />
      {shop.phone}
      <br />
      {shop.email}
    </address>
  );
}
