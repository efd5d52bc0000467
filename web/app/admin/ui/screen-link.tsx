import type { ReactNode } from "react";
import { TextLink } from "../../ui/text-link.tsx";
import { screenPath } from "../lib/paths.ts";
import { useCanOpen } from "../lib/use-can-open.ts";

/** Leads to a screen where the role includes it, and is plain text otherwise. */
export function ScreenLink({ to, children }: { to: string; children: ReactNode }) {
  const canOpen = useCanOpen();
  const address = screenPath(to);
  return canOpen(address) ? <TextLink to={address}>{children}</TextLink> : children;
}
