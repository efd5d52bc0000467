import type { ListedGear } from "@pawhaven/contract";
import type { ReactNode } from "react";
import { Link } from "react-router";
import * as paths from "../../lib/paths.ts";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";

interface GearLineProps {
  gear: ListedGear;
  as?: "h2" | "h3";
  /** Below the name. */
  children: ReactNode;
  actions: ReactNode;
}

/** A gear in a list of a customer: picture, name, what there is to say, what can be done. */
export const GearLine = ({ gear, as: Title = "h2", children, actions }: GearLineProps) => (
  <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0 sm:grid-cols-[6rem_minmax(0,1fr)_auto] sm:items-center">
    <Link to={paths.gear(gear.id)} tabIndex={-1} aria-hidden="true" className="self-start">
      <ResponsiveImage image={gear.main_image} alt="" sizes="96px" ratio="square" className="rounded-small" />
    </Link>
    <div className="grid min-w-0 gap-1">
      <Title className="font-text text-base font-bold tracking-normal text-wrap">
        <Link to={paths.gear(gear.id)} className="rounded-small underline-offset-4 hover:underline">
          {gear.name}
        </Link>
      </Title>
      {children}
    </div>
    <div className="col-span-2 flex flex-wrap items-center gap-2 sm:col-span-1 sm:justify-end">{actions}</div>
  </li>
);
