import { GearStrip, type GearStripItem } from "./gear-strip.tsx";

interface GearStripSectionProps {
  title: string;
  gears: readonly GearStripItem[];
}

export const GearStripSection = ({ title, gears }: GearStripSectionProps) =>
  gears.length > 0 && (
    <section aria-label={title} className="mt-12 lg:mt-16">
      <h2 className="mb-4 text-heading">{title}</h2>
      <GearStrip gears={gears} />
    </section>
  );
