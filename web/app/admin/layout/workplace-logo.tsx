import { Link } from "react-router";
import { useSiteConfig } from "../../lib/site-config.ts";
import { LogoMark } from "../../ui/logo.tsx";
import { workplace } from "../lib/paths.ts";

export function WorkplaceLogo() {
  const { shop } = useSiteConfig();
  return (
    <Link
      to={workplace}
      className="flex min-h-11 items-center gap-2 rounded-small px-2 font-display text-base font-semibold"
    >
      <LogoMark className="size-7 text-coral" />
      {shop.name}
    </Link>
  );
}
