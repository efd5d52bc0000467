import { useSiteConfig } from "../../lib/site-config.ts";

/** The day where the shop is, so that server and browser write the same. */
export function useShopDay(): (iso: string) => string {
  const { timeZone } = useSiteConfig().shop;
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone });
  return (iso) => format.format(new Date(iso));
}
