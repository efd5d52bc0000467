import { FeeScreen } from "../features/checkout/adoption-fee/fee-screen.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { useRequiredSession } from "../lib/use-required-session.ts";
import type { Route } from "./+types/adoption-fee";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Adoption fee",
    description: "Pay the adoption fee.",
    path: paths.adoptionFee(Number(params.id)),
    noIndex: true,
  });

export default function AdoptionFeePage({ params }: Route.ComponentProps) {
  const session = useRequiredSession();
  return (
    <div className="page-width max-w-2xl py-10">
      <h1 className="mb-6 text-heading">Adoption fee</h1>
      <FeeScreen id={Number(params.id)} enabled={session !== null} />
    </div>
  );
}
