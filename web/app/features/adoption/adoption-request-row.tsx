import type { MyAdoptionRequest } from "@pawhaven/contract";
import { ArrowRight, Users } from "lucide-react";
import { formatDate } from "../../lib/dates.ts";
import * as paths from "../../lib/paths.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { RequestNextStep } from "./request-next-step.tsx";
import { stageLooks } from "./stage-look.ts";
import { useWithdrawRequest } from "./use-withdraw-request.ts";

/** The page of an animal that has left is gone. */
const hasPage = ({ stage }: MyAdoptionRequest) => stage !== "gone_home";

export function AdoptionRequestRow({ request }: { request: MyAdoptionRequest }) {
  const { pet, status, stage, note, created_at } = request;
  const { label, tone, icon } = stageLooks[stage];
  const { withdraw, isBusy } = useWithdrawRequest(request);
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-4 py-6 first:pt-0 last:pb-0 sm:grid-cols-[5rem_minmax(0,1fr)]">
      <ResponsiveImage image={pet.main_image} alt="" sizes="5rem" placeholderText="" className="rounded-small" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {hasPage(request) ? (
            <TextLink to={paths.pet(pet.id)} className="font-bold">
              {pet.name}
            </TextLink>
          ) : (
            <strong>{pet.name}</strong>
          )}
          <Badge tone={tone} icon={icon}>
            {label}
          </Badge>
        </div>
        <p className="mt-1 text-small text-ink-soft">
          {pet.breed} · requested on <time dateTime={created_at}>{formatDate(created_at)}</time>
        </p>
        <p className="mt-2 flex gap-2 font-bold">
          <ArrowRight className="mt-1 size-4 shrink-0 text-teal" />
          {request.next_step}
        </p>
        {request.others_asked && (
          <p className="mt-1 flex gap-2 text-small text-ink-soft">
            <Users className="mt-0.5 size-4 shrink-0" />
            Others have asked too.
          </p>
        )}
        <RequestNextStep request={request} />
        <p className="mt-2 whitespace-pre-line wrap-anywhere">{note}</p>
        {status === "open" && (
          <Button variant="secondary" size="small" className="mt-4" busy={isBusy} onClick={() => void withdraw()}>
            Withdraw
            <span className="sr-only"> the request for {pet.name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
