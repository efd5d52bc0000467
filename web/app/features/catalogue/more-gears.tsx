import { GearStrip, type StripGear } from "./gear-strip.tsx";

interface MoreGearsProps {
  title: string;
  gears: readonly StripGear[];
}

/** Gears beside the matter in hand, if there are any. */
export const MoreGears = ({ title, gears }: MoreGearsProps) =>
  gears.length > 0 && (
    <section aria-label={title} className="mt-12 lg:mt-16">
      <h2 className="mb-4 text-heading">{title}</h2>
      <GearStrip gears={gears} />
    </section>
  );
