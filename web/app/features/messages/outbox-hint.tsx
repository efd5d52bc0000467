import { useSite } from "../../lib/site.ts";
import { TextLink } from "../../ui/text-link.tsx";

/** Says where mails are to be found, where no mail leaves the shop. */
export const OutboxHint = () =>
  useSite().showsOutbox && (
    <span>
      In this demo shop, mails are kept in the <TextLink to="/outbox">outbox</TextLink>.
    </span>
  );
