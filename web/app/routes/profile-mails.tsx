import { MailPreferences } from "../features/accounts/mail-preferences.tsx";
import { ContactAddresses } from "../features/orders/contact-addresses.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { useSession } from "../lib/session.ts";
import { Card } from "../ui/card.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { Route } from "./+types/profile-mails";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Mails",
    description: "Which mails you get, and who else gets updates about your orders.",
    path: paths.profileMails,
    noIndex: true,
  });

export default function ProfileMailsPage() {
  const session = useSession();
  return (
    <>
      <h1 className="text-heading">Mails</h1>
      <Card title="Reminders">{session ? <MailPreferences /> : <Skeleton className="h-12" />}</Card>
      {session && <ContactAddresses />}
    </>
  );
}
