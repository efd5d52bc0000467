import * as paths from "../../lib/paths.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { TextLink } from "../../ui/text-link.tsx";

/** Only in a demo shop, which sends no email. */
export const OutboxHint = () =>
  useSiteConfig().isOutboxVisible && (
    <span>
      In this demo shop, emails go to the <TextLink to={paths.outbox}>outbox</TextLink>.
    </span>
  );
