import { useSiteConfig } from "../../lib/site-config.ts";
import { Badge } from "../../ui/badge.tsx";

/** Only in a demo shop. */
export function DemoHint() {
  const { demoCustomer } = useSiteConfig();
  if (!demoCustomer) return null;
  return (
    <div className="mt-6 grid justify-items-start gap-2 rounded-card border border-dashed border-line-strong px-6 py-4 text-small">
      <Badge>Demo</Badge>
      <p>
        To look around, sign in as <strong className="wrap-anywhere">{demoCustomer.email}</strong> with the password{" "}
        <strong className="whitespace-nowrap">{demoCustomer.password}</strong>.
      </p>
    </div>
  );
}
