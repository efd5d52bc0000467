import type { PassportLink } from "@pawhaven/contract";
import { Link } from "lucide-react";
import { formatDate } from "../../../lib/dates.ts";
import { Button } from "../../../ui/button.tsx";

interface PassportLinksProps {
  links: readonly PassportLink[];
  isBusy: boolean;
  onWithdraw: (link: PassportLink) => void;
}

export const PassportLinks = ({ links, isBusy, onWithdraw }: PassportLinksProps) => (
  <ul aria-label="Links that work" className="mt-4 grid divide-y divide-line">
    {links.map((link) => (
      <li key={link.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        <span className="flex items-center gap-3">
          <Link className="size-5 shrink-0 text-teal" />
          <span>
            Made on {formatDate(link.created_at)}, works until {formatDate(link.expires_at)}
          </span>
        </span>
        <Button variant="ghost" size="small" className="text-berry!" disabled={isBusy} onClick={() => onWithdraw(link)}>
          Withdraw<span className="sr-only"> the link of {formatDate(link.created_at)}</span>
        </Button>
      </li>
    ))}
  </ul>
);
