import { type Invitation, type InvitationWithLink, rolesToInvite, staffRoleNames } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { formatDate } from "../../lib/dates.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { ErrorState } from "../../ui/empty-state.tsx";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { invitationsQuery } from "./people-queries.ts";
import { denseTable, Section } from "./section.tsx";
import { useInvitationActions } from "./use-invitation-actions.ts";

export function InvitationTable({ onLink }: { onLink: (made: InvitationWithLink) => void }) {
  const { data, isPending, isError, refetch } = useQuery(invitationsQuery);
  if (isError) return <ErrorState text="The invitations could not be loaded." onRetry={() => void refetch()} />;
  return (
    <Section title="Invitations" lead="An invitation works once and for seven days.">
      <DataTable
        caption="Invitations"
        columns={[...columns, actionsWith(onLink)]}
        rows={data ?? []}
        rowKey={({ id }) => id}
        loading={isPending}
        skeletonRows={1}
        empty={<p className="px-4 py-3 text-ink-soft">Nobody is invited at the moment.</p>}
        className={denseTable}
      />
    </Section>
  );
}

const columns: Column<Invitation>[] = [
  { id: "email", header: "E-mail", cell: ({ email }) => <span className="font-bold wrap-anywhere">{email}</span> },
  { id: "role", header: "Role", cell: ({ role }) => staffRoleNames[role] },
  { id: "by", header: "Invited by", cell: ({ invited_by: inviter }) => inviter },
  {
    id: "expires",
    header: "Expires",
    cell: ({ expires_at: expiresAt, is_expired: isExpired }) =>
      isExpired ? <Badge tone="berry">Expired</Badge> : formatDate(expiresAt),
  },
];

const actionsWith = (onLink: (made: InvitationWithLink) => void): Column<Invitation> => ({
  id: "actions",
  header: "Actions",
  hideHeader: true,
  align: "end",
  cell: (invitation) => <InvitationActions invitation={invitation} onLink={onLink} />,
});

interface InvitationActionsProps {
  invitation: Invitation;
  onLink: (made: InvitationWithLink) => void;
}

/** Only for invitations that one could have made oneself. */
function InvitationActions({ invitation, onLink }: InvitationActionsProps) {
  const { staff } = useStaffSession();
  const { copy, resend, revoke } = useInvitationActions(invitation, onLink);
  if (!rolesToInvite(staff.role).includes(invitation.role)) return null;
  const forWhom = <span className="sr-only"> for {invitation.email}</span>;
  return (
    <span className="inline-flex flex-wrap justify-end gap-1">
      {!invitation.is_expired && (
        <Button variant="ghost" size="small" busy={copy.isPending} onClick={() => copy.mutate()}>
          Copy link{forWhom}
        </Button>
      )}
      <Button variant="ghost" size="small" busy={resend.isPending} onClick={() => resend.mutate()}>
        Resend{forWhom}
      </Button>
      <Button variant="ghost" size="small" busy={revoke.isPending} onClick={() => revoke.mutate()}>
        Withdraw{forWhom}
      </Button>
    </span>
  );
}
