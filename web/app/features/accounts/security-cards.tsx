import type { Profile, SignInMethods } from "@pawhaven/contract";
import { Card } from "../../ui/card.tsx";
import { EmailAddress } from "./email-address.tsx";
import { PasskeysList } from "./passkeys-list.tsx";
import { PasswordChange } from "./password-change.tsx";
import { RecentActivity } from "./recent-activity.tsx";
import { SessionsList } from "./sessions-list.tsx";

interface SecurityCardsProps {
  profile: Profile;
  methods: SignInMethods;
}

export const SecurityCards = ({ profile, methods }: SecurityCardsProps) => (
  <>
    <Card title="Email address">
      <EmailAddress profile={profile} methods={methods} />
    </Card>
    <Card title="Password">
      {methods.has_google && <p className="mb-4 text-ink-soft">You can sign in with Google, too.</p>}
      <PasswordChange methods={methods} email={profile.email} />
    </Card>
    <Card title="Passkeys">
      <PasskeysList />
    </Card>
    <Card title="Where you are signed in">
      <SessionsList />
    </Card>
    <Card title="Recent activity">
      <RecentActivity />
    </Card>
  </>
);
