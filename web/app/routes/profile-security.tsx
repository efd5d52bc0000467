import { useQuery } from "@tanstack/react-query";
import { profileQuery, signInMethodsQuery } from "../features/accounts/queries.ts";
import { SecurityCards } from "../features/accounts/security-cards.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { useSession } from "../lib/session.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { ErrorState } from "../ui/empty-state.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { Route } from "./+types/profile-security";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Security",
    description: "Your email address, your password and where you are signed in.",
    path: paths.profileSecurity,
    noIndex: true,
  });

export default function ProfileSecurityPage() {
  const enabled = useSession() !== null;
  const profile = useQuery({ ...profileQuery, enabled });
  const methods = useQuery({ ...signInMethodsQuery, enabled });
  const reload = () => void Promise.all([profile.refetch(), methods.refetch()]);
  const hasFailed = profile.isLoadingError || methods.isLoadingError;
  return (
    <>
      <h1 className="text-heading">Security</h1>
      {hasFailed && <ErrorState text="Your account could not be loaded." onRetry={reload} />}
      {profile.data && methods.data ? (
        <SecurityCards profile={profile.data} methods={methods.data} />
      ) : (
        !hasFailed && <Skeleton className="mt-6 h-150 rounded-card" />
      )}
    </>
  );
}
