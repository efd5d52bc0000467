import { ReturnRules } from "../features/returns/return-rules.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { renderContext } from "../lib/render-context.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { TextLink } from "../ui/text-link.tsx";
import type { Route } from "./+types/returns";

export function loader({ context }: Route.LoaderArgs) {
  const { returnDays, shopDetails } = context.get(renderContext);
  return { days: returnDays, rules: shopDetails.returnRules };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Returns",
    description: "How to send something back: the time you have, what we take back, and when you get your money.",
    path: paths.returns,
  });

export default function ReturnsPage({ loaderData: { days, rules } }: Route.ComponentProps) {
  return (
    <div className="page-width max-w-3xl py-6">
      <Breadcrumb />
      <h1 className="mt-4 text-title">Returns</h1>
      <p className="mt-2 text-lead text-ink-soft">
        You have {days} days after delivery to send back what does not suit you or your pet.
      </p>
      <ReturnRules rules={rules} />
      <div className="mt-8 flex flex-wrap items-center gap-4">
        <ButtonLink to={paths.orders}>My Orders</ButtonLink>
        <TextLink to={paths.contact}>Ask us something else</TextLink>
      </div>
    </div>
  );
}
