import type { UserpetCard } from "@pawhaven/contract";
import { Link } from "react-router";
import { formatDay } from "../../lib/days.ts";
import * as paths from "../../lib/paths.ts";
import { PetTypeIcon } from "../../ui/pet-type-icon.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { NextLine } from "./next-line.tsx";

/** The whole card leads to the page of the pet; its name is the link. */
export function PetCard({ card, headingLevel }: { card: UserpetCard; headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  const { id, name, breed, age_text: age, died_on: diedOn, next } = card;
  return (
    <li className="relative grid grid-cols-[7rem_minmax(0,1fr)] overflow-hidden rounded-card bg-surface shadow-card transition-shadow hover:shadow-raised">
      <CardPicture card={card} />
      <div className="grid content-center gap-1 p-4">
        <Heading className="text-lead wrap-anywhere">
          <Link to={paths.userpet(id)} className="text-inherit no-underline after:absolute after:inset-0">
            {name}
          </Link>
        </Heading>
        <p className="text-ink-soft wrap-anywhere">{[breed, age].filter(Boolean).join(", ")}</p>
        {diedOn && <p className="text-small text-ink-soft">Until {formatDay(diedOn, "date")}</p>}
        {next && <NextLine next={next} />}
      </div>
    </li>
  );
}

const CardPicture = ({ card: { image, species, died_on: diedOn } }: { card: UserpetCard }) =>
  image ? (
    <div className={diedOn ? "h-full min-h-32 grayscale-50" : "h-full min-h-32"}>
      <ResponsiveImage image={image.url} alt="" sizes="7rem" ratio="fill" placeholderText="" className="h-full" />
    </div>
  ) : (
    <div className="grid h-full min-h-32 place-items-center bg-teal-soft text-teal">
      <PetTypeIcon type={species} className="size-12" />
    </div>
  );
