import { Link } from "react-router";
import * as paths from "../../lib/paths.ts";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { Price } from "../../ui/price.tsx";
import { Stars } from "../../ui/stars.tsx";
import type { GearStripItem } from "../catalogue/gear-strip.tsx";

export const RecommendedGears = ({ gears }: { gears: readonly GearStripItem[] }) =>
  gears.length > 0 && (
    <section aria-labelledby="recommended-gears" className="mt-16">
      <h2 id="recommended-gears" className="text-heading">
        Recommended gear
      </h2>
      <ul className="mt-6 grid gap-6 md:grid-cols-2">
        {gears.map((gear) => (
          <li key={gear.id}>
            <Link
              to={paths.gear(gear.id)}
              className="grid h-full grid-cols-[8rem_minmax(0,1fr)] overflow-hidden rounded-card bg-surface shadow-card transition-shadow hover:shadow-raised sm:grid-cols-[10rem_minmax(0,1fr)]"
            >
              <ResponsiveImage
                image={gear.main_image}
                alt=""
                sizes="10rem"
                ratio="square"
                placeholderText="No images"
              />
              <div className="flex flex-col justify-center gap-2 p-4 sm:p-6">
                <h3 className="line-clamp-2 text-base">{gear.name}</h3>
                <Price amount={gear.price} listPrice={gear.list_price} />
                <Stars rating={gear.rating} count={gear.reviews_count} />
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
