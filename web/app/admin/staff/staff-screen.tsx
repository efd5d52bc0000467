import type { InvitationWithLink } from "@pawhaven/contract";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { InvitationLinkModal } from "./invitation-link-modal.tsx";
import { InvitationTable } from "./invitation-table.tsx";
import { InviteModal } from "./invite-modal.tsx";
import { MemberTable } from "./member-table.tsx";
import { RoleTable } from "./role-table.tsx";

/** Who works here, who is invited, and what each role may do. */
export default function StaffScreen() {
  const [isInviting, setInviting] = useState(false);
  const [withLink, setWithLink] = useState<InvitationWithLink | null>(null);
  return (
    <>
      <PageHeader
        title="Staff"
        actions={
          <Button size="small" icon={UserPlus} onClick={() => setInviting(true)}>
            Invite somebody
          </Button>
        }
      />
      <div className="grid gap-8">
        <MemberTable />
        <InvitationTable onLink={setWithLink} />
        <RoleTable />
      </div>
      <InviteModal
        open={isInviting}
        onClose={() => setInviting(false)}
        onInvited={(invited) => {
          setInviting(false);
          setWithLink(invited);
        }}
      />
      {withLink && <InvitationLinkModal {...withLink} onClose={() => setWithLink(null)} />}
    </>
  );
}
