import { minShopSearchLength, type ShopSearch } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { FilterX } from "lucide-react";
import * as paths from "../../lib/paths.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { EmptyStateIllustration } from "../../ui/empty-state-illustration.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { shopSearchQuery } from "./queries.ts";
import { suggestionPath } from "./suggestion-path.ts";

interface NoGearsProps {
  search: string;
  onClear: () => void;
}

/** What the search finds in the rest of the shop helps too. */
export default function NoGears({ search, onClear }: NoGearsProps) {
  const text = search.trim();
  const { data: found } = useQuery({ ...shopSearchQuery(text), enabled: text.length >= minShopSearchLength });
  const links = found ? linksTo(found) : [];
  return (
    <EmptyState
      className="min-h-125"
      illustration={<EmptyStateIllustration name="empty-results" />}
      title="No gears found matching your criteria."
      action={
        <>
          {links.length > 0 && <DidYouMean links={links} />}
          <Button variant="secondary" icon={FilterX} onClick={onClear}>
            Clear filters
          </Button>
        </>
      }
    />
  );
}

interface FoundLink {
  to: string;
  label: string;
}

const linksTo = ({ gears, pets, services, faqs }: ShopSearch): FoundLink[] => [
  ...gears.map((gear) => ({ to: suggestionPath(gear), label: gear.label })),
  ...pets.map(({ id, name, breed }) => ({ to: paths.pet(id), label: `${name}, ${breed}` })),
  ...services.map(({ page, name }) => ({ to: paths.service(page), label: name })),
  ...faqs.map(({ question }) => ({ to: paths.faq(question), label: question })),
];

const DidYouMean = ({ links }: { links: readonly FoundLink[] }) => (
  <div>
    <h2 className="font-text text-base font-bold tracking-normal">Did you mean…</h2>
    <ul className="mt-1">
      {links.map(({ to, label }) => (
        <li key={to + label}>
          <TextLink to={to} className="inline-flex min-h-11 items-center">
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  </div>
);
