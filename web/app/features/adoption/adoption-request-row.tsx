import type { AdoptionRequest, AdoptionRequestStatus } from "@pawhaven/contract";
import { CircleCheck, CircleX, Clock, type LucideIcon, Undo2 } from "lucide-react";
import { formatDate } from "../../lib/dates.ts";
import * as paths from "../../lib/paths.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useWithdrawRequest } from "./use-withdraw-request.ts";

const statusStyles: Record<AdoptionRequestStatus, { label: string; tone: BadgeTone; icon: LucideIcon }> = {
  open: { label: "Under review", tone: "amber", icon: Clock },
  approved: { label: "Approved", tone: "teal", icon: CircleCheck },
  declined: { label: "Declined", tone: "berry", icon: CircleX },
  withdrawn: { label: "Withdrawn", tone: "neutral", icon: Undo2 },
};

export function AdoptionRequestRow({ request }: { request: AdoptionRequest }) {
  const { pet, status, note, created_at } = request;
  const { label, tone, icon } = statusStyles[status];
  const { withdraw, isBusy } = useWithdrawRequest(request);
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-4 py-6 first:pt-0 last:pb-0 sm:grid-cols-[5rem_minmax(0,1fr)]">
      <ResponsiveImage image={pet.main_image} alt="" sizes="5rem" placeholderText="" className="rounded-small" />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <TextLink to={paths.pet(pet.id)} className="font-bold">
            {pet.name}
          </TextLink>
          <Badge tone={tone} icon={icon}>
            {label}
          </Badge>
        </div>
        <p className="mt-1 text-small text-ink-soft">
          {pet.breed} · requested on <time dateTime={created_at}>{formatDate(created_at)}</time>
        </p>
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
