import { type StaffListItem, staffRoleNames } from "@pawhaven/contract";
import { ShieldAlert, ShieldCheck } from "lucide-react";
import { formatDateTime } from "../../lib/dates.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import type { Column } from "../../ui/data-table.tsx";

export const memberColumns = (ownId: number): Column<StaffListItem>[] => [
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
  { id: "factor", header: "Second factor", cell: (member) => <SecondFactorState {...member} /> },
  {
    id: "seen",
    header: "Last seen",
    cell: ({ last_seen_at: seenAt }) => (seenAt ? formatDateTime(seenAt) : "Never"),
  },
];

const SecondFactorState = ({ has_second_factor: has }: StaffListItem) =>
  has ? (
    <Badge tone="teal" icon={ShieldCheck}>
      Set up
    </Badge>
  ) : (
    <Badge tone="amber" icon={ShieldAlert}>
      None
    </Badge>
  );

interface MemberActions {
  ownId: number;
  changeRole: (id: number) => void;
  resetSecondFactors: (member: StaffListItem) => void;
  endEmployment: (member: StaffListItem) => void;
}

export const memberActions = ({
  ownId,
  changeRole,
  resetSecondFactors,
  endEmployment,
}: MemberActions): Column<StaffListItem> => ({
  id: "actions",
  header: "Actions",
  hideHeader: true,
  align: "end",
  cell: (member) => (
    <span className="inline-flex flex-wrap justify-end gap-1">
      <Button variant="ghost" size="small" onClick={() => changeRole(member.id)}>
        Change role<span className="sr-only"> of {member.name}</span>
      </Button>
      {member.has_second_factor && member.id !== ownId && (
        <Button variant="ghost" size="small" onClick={() => resetSecondFactors(member)}>
          Reset second factor<span className="sr-only"> of {member.name}</span>
        </Button>
      )}
      <Button variant="ghost" size="small" onClick={() => endEmployment(member)}>
        End employment<span className="sr-only"> of {member.name}</span>
      </Button>
    </span>
  ),
});
