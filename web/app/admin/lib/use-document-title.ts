import { useEffect } from "react";
import { useSiteConfig } from "../../lib/site-config.ts";

export function useDocumentTitle(title: string): void {
  const { shop } = useSiteConfig();
  useEffect(() => {
    document.title = `${title} · Workplace · ${shop.name}`;
  }, [title, shop.name]);
}
