import { MyAdoptionRequests } from "../features/adoption/my-adoption-requests.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { useSession } from "../lib/session.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { Card } from "../ui/card.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { Route } from "./+types/profile-adoptions";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Adoptions",
    description: "The pets you asked to adopt, and what comes next.",
    path: paths.profileAdoptions,
    noIndex: true,
  });

export default function ProfileAdoptionsPage() {
  const session = useSession();
  return (
    <>
      <h1 className="text-heading">Adoptions</h1>
      <Card title="My Adoption Requests">{session ? <MyAdoptionRequests /> : <Skeleton className="h-24" />}</Card>
    </>
  );
}
