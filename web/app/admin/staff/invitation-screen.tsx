import { type OpenInvitation, staffRoleNames } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { useSiteConfig } from "../../lib/site-config.ts";
import { useScreenParam } from "../lib/screen-params.ts";
import { useDocumentTitle } from "../lib/use-document-title.ts";
import { AcceptForm } from "./accept-form.tsx";
import { EntryFrame } from "./entry-frame.tsx";
import { LinkState } from "./link-state.tsx";
import { openInvitationQuery } from "./people-queries.ts";
import { RegisterForm } from "./register-form.tsx";

/** Where the link of an invitation leads, for everybody. */
export default function InvitationScreen() {
  useDocumentTitle("Your invitation");
  const token = useScreenParam("token");
  const { data, error, refetch } = useQuery(openInvitationQuery(token));
  if (!data)
    return (
      <LinkState error={error} onRetry={() => void refetch()} advice="Please ask whoever invited you for a new one." />
    );
  return <OpenInvitationPage token={token} invitation={data} />;
}

function OpenInvitationPage({ token, invitation }: { token: string; invitation: OpenInvitation }) {
  const { shop } = useSiteConfig();
  const { email, role, has_account: hasAccount } = invitation;
  return (
    <EntryFrame
      title={`Join ${shop.name}`}
      lead={
        <>
          You are invited as <strong>{staffRoleNames[role]}</strong> with the address <strong>{email}</strong>.
        </>
      }
    >
      {hasAccount ? <AcceptForm token={token} email={email} /> : <RegisterForm token={token} email={email} />}
    </EntryFrame>
  );
}
