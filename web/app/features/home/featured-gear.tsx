import * as paths from "../../lib/paths.ts";
import { GearStrip } from "../catalogue/gear-strip.tsx";
import type { HomeData } from "./load-home.ts";
import { Section } from "./section.tsx";

export const FeaturedGear = ({ gears }: Pick<HomeData, "gears">) => (
  <Section
    title="Gear we would buy again"
    lead="Chosen by the people who run the clinic, tested by the animals next door."
    more={{ to: paths.gearShop, label: "Visit the gear shop" }}
  >
    <GearStrip gears={gears} />
  </Section>
);
