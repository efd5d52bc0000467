import { pluralize, type RequestDetails } from "@pawhaven/contract";
import { Users } from "lucide-react";
import { formatDate } from "../../../lib/dates.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { screenPath } from "../../lib/paths.ts";
import { Panel } from "../../ui/panel.tsx";
import { RequestStageBadge } from "../request-stage.tsx";

/** Who else waits for the same animal. */
export const RivalsPanel = ({ request: { rivals, pet } }: { request: RequestDetails }) =>
  rivals.length > 0 && (
    <Panel title={`Others asked for ${pet.name} too`}>
      <ul className="grid gap-3">
        {rivals.map(({ id, customer, stage, checks_open: open, created_at: at }) => (
          <li key={id} className="grid justify-items-start gap-1">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <TextLink to={screenPath(`requests/${id}`)}>{customer}</TextLink>
              <RequestStageBadge stage={stage} />
            </span>
            <span className="text-ink-soft">
              {formatDate(at)}
              {open > 0 && `, ${pluralize(open, "check")} open`}
            </span>
          </li>
        ))}
      </ul>
      <ButtonLink
        to={screenPath(`requests?pet=${pet.id}&view=applicants`)}
        variant="secondary"
        size="small"
        icon={Users}
        className="mt-3"
      >
        Side by side
      </ButtonLink>
    </Panel>
  );
