import { type StaffListItem, staffRoleNames } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDateTime } from "../../lib/dates.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { ErrorState } from "../../ui/empty-state.tsx";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { ChangeRoleModal } from "./change-role-modal.tsx";
import { staffListQuery } from "./people-queries.ts";
import { denseTable, Section } from "./section.tsx";
import { useEndEmployment } from "./use-end-employment.ts";

export function MemberTable() {
  const { data, isPending, isError, refetch } = useQuery(staffListQuery);
  const { staff, can } = useStaffSession();
  const [changedId, setChangedId] = useState<number | null>(null);
  const endEmployment = useEndEmployment();
  const changed = data?.find(({ id }) => id === changedId);
  if (isError) return <ErrorState text="The list of staff could not be loaded." onRetry={() => void refetch()} />;
  return (
    <Section title="Who works here">
      <DataTable
        caption="Who works here"
        columns={[...columnsFor(staff.id), ...(can("staff.manage") ? [actions(setChangedId, endEmployment)] : [])]}
        rows={data ?? []}
        rowKey={({ id }) => id}
        loading={isPending}
        className={denseTable}
      />
      {changed && <ChangeRoleModal member={changed} onClose={() => setChangedId(null)} />}
    </Section>
  );
}

const columnsFor = (ownId: number): Column<StaffListItem>[] => [
  {
    id: "name",
    header: "Name",
    cell: ({ id, name }) => (
      <span className="inline-flex flex-wrap items-center justify-end gap-2 font-bold wrap-anywhere">
        {name}
        {id === ownId && <Badge>You</Badge>}
      </span>
    ),
  },
  {
    id: "email",
    header: "E-mail",
    cell: ({ email, is_email_confirmed: isConfirmed }) => (
      <span className="inline-flex flex-wrap items-center justify-end gap-2 wrap-anywhere">
        {email}
        {!isConfirmed && <Badge tone="amber">Not confirmed</Badge>}
      </span>
    ),
  },
  { id: "role", header: "Role", cell: ({ role }) => staffRoleNames[role] },
  {
    id: "seen",
    header: "Last seen",
    cell: ({ last_seen_at: seenAt }) => (seenAt ? formatDateTime(seenAt) : "Never"),
  },
];

const actions = (
  changeRole: (id: number) => void,
  endEmployment: (member: StaffListItem) => void,
): Column<StaffListItem> => ({
  id: "actions",
  header: "Actions",
  hideHeader: true,
  align: "end",
  cell: (member) => (
    <span className="inline-flex flex-wrap justify-end gap-1">
      <Button variant="ghost" size="small" onClick={() => changeRole(member.id)}>
        Change role<span className="sr-only"> of {member.name}</span>
      </Button>
      <Button variant="ghost" size="small" onClick={() => endEmployment(member)}>
        End employment<span className="sr-only"> of {member.name}</span>
      </Button>
    </span>
  ),
});
