import type { RequestCard } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { formatDate } from "../../../lib/dates.ts";
import { useSiteConfig } from "../../../lib/site-config.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { screenPath } from "../../lib/paths.ts";
import { Facts } from "../../ui/facts.tsx";
import { describeAnswers } from "../describe-answers.ts";
import { requestQuery } from "../queries.ts";
import { RequestStageBadge } from "../request-stage.tsx";
import { CheckResults } from "../request/check-results.tsx";
import { describeMoment } from "../shop-clock.ts";
import { targetsOf } from "./board-columns.ts";

interface ApplicantsProps {
  cards: readonly RequestCard[];
  isMovable: boolean;
  onChoose: (card: RequestCard) => void;
}

/** Everybody who waits for one animal, with what they told and what was checked. The order is that of their requests. */
export function Applicants({ cards, ...props }: ApplicantsProps) {
  const active = cards.filter((card) => targetsOf(card).length > 0);
  if (active.length === 0) return <EmptyState title="Nobody waits for this animal" />;
  return (
    <ol className="relative grid gap-3 thin-scrollbar md:auto-cols-[minmax(17rem,1fr)] md:grid-flow-col md:overflow-x-auto md:pb-2">
      {active.map((card) => (
        <li key={card.id} className="min-w-0">
          <Applicant card={card} {...props} />
        </li>
      ))}
    </ol>
  );
}

function Applicant({ card, isMovable, onChoose }: Omit<ApplicantsProps, "cards"> & { card: RequestCard }) {
  const { id, customer, pet, note, answers, meeting, assignee, created_at: createdAt, stage } = card;
  const { shop } = useSiteConfig();
  const { data: details } = useQuery(requestQuery(id));
  return (
    <article className="grid h-full content-start gap-3 rounded-small border border-line bg-surface p-4 text-small">
      <header className="grid justify-items-start gap-1">
        <h2 className="text-base font-bold wrap-anywhere">
          <TextLink to={screenPath(`requests/${id}`)}>{customer.name}</TextLink>
        </h2>
        <RequestStageBadge stage={stage} />
      </header>
      <p className="whitespace-pre-line wrap-anywhere">{note}</p>
      <Facts
        facts={[
          ["Asked", formatDate(createdAt)],
          ["Taken by", assignee?.name ?? "Nobody"],
          ["Meeting", meeting ? `${describeMoment(meeting.starts_at, shop.timeZone)}, ${meeting.status}` : "None yet"],
          ...(answers ? describeAnswers(answers) : []),
        ]}
      />
      {details && <CheckResults checks={details.checks} />}
      {isMovable && (
        <Button variant="secondary" size="small" className="justify-self-start" onClick={() => onChoose(card)}>
          Move to…
          <span className="sr-only">
            {" "}
            {customer.name} for {pet.name}
          </span>
        </Button>
      )}
    </article>
  );
}
