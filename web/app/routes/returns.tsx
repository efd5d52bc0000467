import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { renderContext } from "../lib/render-context.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { TextLink } from "../ui/text-link.tsx";
import type { Route } from "./+types/returns";

export function loader({ context }: Route.LoaderArgs) {
  return { days: context.get(renderContext).returnDays };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Returns",
    description: "How to send something back: the time you have, what we take back, and when you get your money.",
    path: paths.returns,
  });

const steps = [
  ["Ask", "Open your order, choose what you would like to return and why. A photo helps if something is broken."],
  ["Wait for our answer", "We tell you by email how to send it back, usually within one working day."],
  ["Send it", "Pack it well. You can withdraw your return until it has arrived here."],
  ["Get your money", "We look at every item and refund what you paid for it, the way you paid."],
] as const;

export default function ReturnsPage({ loaderData: { days } }: Route.ComponentProps) {
  return (
    <div className="page-width max-w-3xl py-6">
      <Breadcrumb />
      <h1 className="mt-4 text-title">Returns</h1>
      <p className="mt-2 text-lead text-ink-soft">
        You have {days} days after delivery to send back what does not suit you or your pet.
      </p>
      <ol className="mt-8 grid gap-4">
        {steps.map(([title, text], index) => (
          <li key={title} className="grid grid-cols-[2.5rem_1fr] rounded-card bg-surface p-6 shadow-card">
            <span aria-hidden="true" className="font-display text-lead font-semibold text-teal">
              {index + 1}
            </span>
            <div>
              <h2 className="text-lead">{title}</h2>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <h2 className="mt-10 text-heading">Good to know</h2>
      <ul className="mt-4 grid list-disc gap-2 ps-6">
        <li>
          Items come back unused and complete. Opened food and worn harnesses we take back only if they are faulty.
        </li>
        <li>If it arrived damaged, or is not what you ordered, we pay for sending it back.</li>
        <li>Card payments go back to the same card. For cash on delivery we agree with you how to pay you back.</li>
      </ul>
      <div className="mt-8 flex flex-wrap items-center gap-4">
        <ButtonLink to={paths.orders}>My Orders</ButtonLink>
        <TextLink to={paths.contact}>Ask us something else</TextLink>
      </div>
    </div>
  );
}
