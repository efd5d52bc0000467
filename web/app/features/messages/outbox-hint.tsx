import * as paths from "../../lib/paths.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { TextLink } from "../../ui/text-link.tsx";

/** Says where mails are to be found, where no mail leaves the shop. */
export const OutboxHint = () =>
  useSiteConfig().isOutboxVisible && (
    <span>
      In this demo shop, mails are kept in the <TextLink to={paths.outbox}>outbox</TextLink>.
    </span>
  );
