import { isPersonKind } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { useStaffSession } from "../../lib/use-staff-session.ts";
import { resourcesQuery } from "../queries.ts";
import { FeedPanel } from "./feed-panel.tsx";

/** For whoever is on the calendar. */
export function OwnFeed() {
  const { can, staff } = useStaffSession();
  const { data = [] } = useQuery({ ...resourcesQuery, enabled: can("calendar.read") });
  const own = data.find((each) => each.staff?.id === staff.id && isPersonKind(each.kind) && !each.is_retired);
  return own ? <FeedPanel personId={own.id} title="Your visits in your calendar" /> : null;
}
