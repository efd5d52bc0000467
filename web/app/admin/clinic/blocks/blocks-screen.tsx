import { pluralize, type StaffBlock } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { CalendarOff } from "lucide-react";
import { useState } from "react";
import { useSiteConfig } from "../../../lib/site-config.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useStaffChanges } from "../../lib/use-staff-changes.ts";
import { useStaffSession } from "../../lib/use-staff-session.ts";
import { todayIn } from "../../../lib/use-today.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import { blocksQuery, clinicKey, visitsToCallQuery } from "../queries.ts";
import { BlockDialog } from "./block-dialog.tsx";
import { newBlockFields, toBlockFields } from "./block-fields.ts";
import { BlockTable } from "./block-table.tsx";
import { CallList } from "./call-list.tsx";

export default function BlocksScreen() {
  const { timeZone } = useSiteConfig().shop;
  const { can } = useStaffSession();
  const [today] = useState(() => todayIn(timeZone, new Date()));
  const { data, isPending, isError, refetch } = useQuery(blocksQuery);
  const [edited, setEdited] = useState<StaffBlock | "new">();
  useStaffChanges(["bookings", "clinic"], clinicKey);
  return (
    <>
      <PageHeader
        title="Blocks and calls"
        lead="Time in which people, rooms and equipment are not available. Holidays of the whole clinic are under Content."
        actions={
          can("calendar.book") && (
            <Button size="small" icon={CalendarOff} onClick={() => setEdited("new")}>
              Block time
            </Button>
          )
        }
      />
      <div className="grid gap-4">
        <Calls />
        {isError ? (
          <ErrorState text="The blocks could not be loaded." onRetry={() => void refetch()} />
        ) : (
          <BlockTable blocks={data ?? []} isLoading={isPending} onEdit={setEdited} />
        )}
      </div>
      {edited && (
        <BlockDialog
          {...(edited !== "new" && { block: edited })}
          fields={edited === "new" ? newBlockFields(today) : toBlockFields(edited, timeZone)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

/** Visits that hold blocked time, until each is moved or cancelled. */
function Calls() {
  const { data, isError, refetch } = useQuery(visitsToCallQuery);
  if (isError) return <ErrorState text="The calls could not be loaded." onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-24" />;
  return (
    <Panel title={data.length > 0 ? `${pluralize(data.length, "visit")} to call about` : "Nobody must be called"}>
      {data.length > 0 ? (
        <CallList visits={data} />
      ) : (
        <p className="text-ink-soft">Visits within a block, or with somebody who has left, appear here.</p>
      )}
    </Panel>
  );
}
