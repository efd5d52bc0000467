import type { Gear } from "@pawhaven/contract";
import { Link } from "react-router";
import * as paths from "../../lib/paths.ts";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { Price } from "../../ui/price.tsx";
import { Stars } from "../../ui/stars.tsx";

export type GearStripItem = Pick<
  Gear,
  "id" | "name" | "price" | "list_price" | "rating" | "reviews_count" | "main_image"
>;

interface GearStripProps {
  gears: readonly GearStripItem[];
}

/** Scrolls sideways on phones and fills the width elsewhere, without JavaScript. */
export const GearStrip = ({ gears }: GearStripProps) => (
  <ul className="relative -mx-4 flex snap-x thin-scrollbar scroll-px-4 gap-4 overflow-x-auto px-4 pb-4 sm:-mx-6 sm:scroll-px-6 sm:px-6 lg:mx-0 lg:grid lg:grid-cols-4 lg:gap-6 lg:overflow-visible lg:px-0">
    {gears.map((gear) => (
      <li key={gear.id} className="w-56 shrink-0 snap-start lg:w-auto">
        <Link to={paths.gear(gear.id)} className="group block">
          <ResponsiveImage
            image={gear.main_image}
            alt=""
            sizes="(min-width: 1024px) 25vw, 224px"
            ratio="square"
            className="rounded-card"
          />
          <h3 className="mt-3 line-clamp-2 text-base group-hover:underline">{gear.name}</h3>
          <span className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
            <Price amount={gear.price} listPrice={gear.list_price} />
            <Stars rating={gear.rating} count={gear.reviews_count} />
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
