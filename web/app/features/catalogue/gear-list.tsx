import type { Gear } from "@pawhaven/contract";
import { Link } from "react-router";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/price.tsx";
import { Stars } from "../../ui/stars.tsx";

export function GearList({ gears }: { gears: readonly Gear[] }) {
  if (gears.length === 0) return <p className="mt-10 text-ink-soft">No gears found matching your criteria.</p>;
  return (
    <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3 wide:grid-cols-4">
      {gears.map((gear) => (
        <li key={gear.id}>
          <Link
            to={`/gear/${gear.id}`}
            className="flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card transition-shadow hover:shadow-raised"
          >
            <Picture
              picture={gear.main_image}
              alt=""
              sizes="(min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw"
              ratio="square"
              missing="No images"
            />
            <span className="flex flex-1 flex-col gap-2 p-4">
              <h2 className="line-clamp-2 text-lead">{gear.name}</h2>
              <span className="mt-auto flex flex-wrap items-center justify-between gap-2">
                <Price amount={gear.price} listPrice={gear.list_price} />
                <Stars rating={gear.rating} count={gear.reviews_count} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
