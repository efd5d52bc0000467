import { ArrowLeft } from "lucide-react";
import { UserpetScreen } from "../features/userpets/userpet-screen.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { useRequiredSession } from "../lib/use-required-session.ts";
import { TextLink } from "../ui/text-link.tsx";
import type { Route } from "./+types/userpet";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(siteConfigOf(matches), {
    title: "My pet",
    description: "One of your pets.",
    path: paths.userpet(params.id),
    noIndex: true,
  });

export default function UserpetPage({ params }: Route.ComponentProps) {
  const session = useRequiredSession();
  return (
    <>
      <TextLink to={paths.myPets} className="inline-flex min-h-11 items-center gap-2">
        <ArrowLeft className="size-4.5" />
        My Pets
      </TextLink>
      <UserpetScreen id={params.id} enabled={session !== null} />
    </>
  );
}
