import { pluralize, type RequestCard } from "@pawhaven/contract";
import { CalendarDays, ListChecks, Mail, MoveRight, UserRound, Users } from "lucide-react";
import { Link } from "react-router";
import { formatDate } from "../../../lib/dates.ts";
import { useSiteConfig } from "../../../lib/site-config.ts";
import { Badge } from "../../../ui/badge.tsx";
import { IconButton } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { ResponsiveImage } from "../../../ui/responsive-image.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { screenPath } from "../../lib/paths.ts";
import { describeMoment } from "../shop-clock.ts";
import { targetsOf } from "./board-columns.ts";
import { useCardDrag } from "./use-card-drag.ts";

interface BoardCardProps {
  card: RequestCard;
  isMovable: boolean;
  onChoose: (card: RequestCard) => void;
}

export function BoardCard({ card, isMovable, onChoose }: BoardCardProps) {
  const { id, pet, customer, created_at: createdAt } = card;
  const canMove = isMovable && targetsOf(card).length > 0;
  const { item, isDragged } = useCardDrag(card, canMove);
  return (
    <li
      ref={item}
      className={classNames(
        "rounded-small border border-line bg-surface p-2 text-small",
        canMove && "cursor-grab",
        isDragged && "opacity-40",
      )}
    >
      <div className="flex items-start gap-2">
        <div className="pointer-events-none w-10 shrink-0">
          <ResponsiveImage
            image={pet.main_image}
            alt=""
            sizes="2.5rem"
            ratio="square"
            placeholderText=""
            className="rounded-small"
          />
        </div>
        <div className="min-w-0 flex-1">
          <Link
            to={screenPath(`requests/${id}`)}
            draggable={false}
            className="block font-bold wrap-anywhere text-ink hover:underline"
          >
            {customer.name}
            <span className="sr-only"> for {pet.name}</span>
          </Link>
          <p className="wrap-anywhere">{pet.name}</p>
          <p className="text-ink-soft">{formatDate(createdAt)}</p>
        </div>
        {canMove && (
          <IconButton
            label={`Move ${customer.name} for ${pet.name} to…`}
            icon={MoveRight}
            className="-me-2 -mt-2"
            onClick={() => onChoose(card)}
          />
        )}
      </div>
      <CardFacts card={card} />
    </li>
  );
}

const isActive = ({ stage }: RequestCard) => targetsOf({ stage }).length > 0;

/** What needs attention; a closed request needs none. */
function CardFacts({ card }: { card: RequestCard }) {
  const { shop } = useSiteConfig();
  const { pet, assignee, checks_open: checks, meeting, others, has_unread_answer: hasAnswer } = card;
  if (!isActive(card)) return null;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-1">
      {hasAnswer && (
        <Badge tone="coral" icon={Mail}>
          New answer
        </Badge>
      )}
      {checks > 0 && (
        <Badge tone="amber" icon={ListChecks}>
          {pluralize(checks, "check")} open
        </Badge>
      )}
      {meeting && (
        <Badge tone="teal" icon={CalendarDays}>
          {meeting.status === "held" ? "Met" : describeMoment(meeting.starts_at, shop.timeZone)}
        </Badge>
      )}
      {assignee && (
        <Badge icon={UserRound} className="max-w-full overflow-hidden">
          {assignee.name}
        </Badge>
      )}
      {others > 0 && (
        <TextLink to={screenPath(`requests?pet=${pet.id}&view=applicants`)} className="inline-flex items-center gap-1">
          <Users className="size-3.5" />
          {pluralize(others + 1, "applicant")}
          <span className="sr-only"> for {pet.name}</span>
        </TextLink>
      )}
    </div>
  );
}
