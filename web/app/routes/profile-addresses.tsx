import { useQuery } from "@tanstack/react-query";
import { profileQuery } from "../features/accounts/queries.ts";
import { AddressBook } from "../features/addresses/address-book.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { useSession } from "../lib/session.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { Card } from "../ui/card.tsx";
import { ErrorState } from "../ui/empty-state.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { Route } from "./+types/profile-addresses";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Addresses",
    description: "The addresses that you have saved for checkout.",
    path: paths.profileAddresses,
    noIndex: true,
  });

export default function ProfileAddressesPage() {
  const enabled = useSession() !== null;
  const { data: profile, isLoadingError, refetch } = useQuery({ ...profileQuery, enabled });
  return (
    <>
      <h1 className="text-heading">Addresses</h1>
      {isLoadingError && <ErrorState text="Your addresses could not be loaded." onRetry={() => void refetch()} />}
      {!isLoadingError && (
        <Card title="Where your orders go">
          <p className="mb-6 text-ink-soft text-pretty">Checkout begins with the default one, and offers the others.</p>
          {profile ? <AddressBook profile={profile} /> : <Skeleton className="h-40" />}
        </Card>
      )}
    </>
  );
}
