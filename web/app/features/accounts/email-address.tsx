import type { Profile, SignInMethods } from "@pawhaven/contract";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { AddressState } from "./address-state.tsx";
import { EmailChangeForm } from "./email-change-form.tsx";
import { EmailChangeWaiting } from "./email-change-waiting.tsx";

interface EmailAddressProps {
  profile: Profile;
  methods: SignInMethods;
}

export const EmailAddress = ({ profile, methods }: EmailAddressProps) => (
  <div className="grid gap-6">
    <AddressState profile={profile} />
    {methods.email_change ? (
      <EmailChangeWaiting change={methods.email_change} email={profile.email} />
    ) : (
      <ChangeOnDemand methods={methods} />
    )}
  </div>
);

function ChangeOnDemand({ methods }: { methods: SignInMethods }) {
  const [isOpen, setOpen] = useState(false);
  if (!methods.has_password && !methods.is_fresh)
    return (
      <p className="text-pretty">To change it, please sign out and in again first, so that we know that it is you.</p>
    );
  if (isOpen) return <EmailChangeForm methods={methods} />;
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Change my email
      </Button>
    </div>
  );
}
