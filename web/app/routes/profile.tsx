import type { Profile } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { MailWarning } from "lucide-react";
import { Avatar } from "../features/accounts/avatar.tsx";
import { MyData } from "../features/accounts/my-data.tsx";
import { ProfileForm } from "../features/accounts/profile-form.tsx";
import { PasskeysList } from "../features/accounts/passkeys-list.tsx";
import { profileQuery } from "../features/accounts/queries.ts";
import { RecentActivity } from "../features/accounts/recent-activity.tsx";
import { SendConfirmationLink } from "../features/accounts/send-confirmation-link.tsx";
import { SessionsList } from "../features/accounts/sessions-list.tsx";
import { FavoritePets } from "../features/adoption/favorite-pets.tsx";
import { MyAdoptionRequests } from "../features/adoption/my-adoption-requests.tsx";
import { OutboxHint } from "../features/messages/outbox-hint.tsx";
import { ContactAddresses } from "../features/orders/contact-addresses.tsx";
import { MyReviews } from "../features/reviews/my-reviews.tsx";
import { PendingReviews } from "../features/reviews/pending-reviews.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { useRequiredSession } from "../lib/use-required-session.ts";
import { Badge } from "../ui/badge.tsx";
import { Card } from "../ui/card.tsx";
import { ErrorState } from "../ui/empty-state.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { Route } from "./+types/profile";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Profile",
    description: "Your profile.",
    path: paths.profile,
    noIndex: true,
  });

export default function ProfilePage() {
  const session = useRequiredSession();
  const { data: profile, isLoadingError, refetch } = useQuery({ ...profileQuery, enabled: session !== null });
  return (
    <>
      <h1 className="text-heading">Profile</h1>
      {isLoadingError && <ErrorState text="Your profile could not be loaded." onRetry={() => void refetch()} />}
      {!profile && !isLoadingError && <Skeleton className="mt-6 h-150 rounded-card" />}
      {profile && <ProfileCards profile={profile} />}
    </>
  );
}

function ProfileCards({ profile }: { profile: Profile }) {
  return (
    <>
      <Card title="About you">
        <Avatar profile={profile} />
        <SignedInAs profile={profile} />
        <ProfileForm key={profile.user_id} profile={profile} />
      </Card>
      <FavoritePets />
      <MyAdoptionRequests />
      <Card title="Products Waiting for Your Feedback">
        <PendingReviews />
      </Card>
      <MyReviews />
      <ContactAddresses />
      <Card title="Passkeys">
        <PasskeysList />
      </Card>
      <Card title="Where you are signed in">
        <SessionsList />
      </Card>
      <Card title="Recent activity">
        <RecentActivity />
      </Card>
      <Card title="Your data">
        <MyData />
      </Card>
    </>
  );
}

const SignedInAs = ({ profile: { email, email_confirmed: isConfirmed } }: { profile: Profile }) => (
  <div className="my-6 grid justify-items-start gap-1 text-ink-soft">
    <p className="wrap-anywhere">
      Signed in as <strong className="text-ink">{email}</strong>
    </p>
    {!isConfirmed && (
      <>
        <Badge tone="amber" icon={MailWarning}>
          Not confirmed yet
        </Badge>
        <p className="text-small">
          Please open the link in the email we sent you. <OutboxHint />
        </p>
        <SendConfirmationLink />
      </>
    )}
  </div>
);
