import type { DemoCareRecord } from "../types.ts";
import type { OwnPetName } from "./own-pets.ts";

const weights = (
  pet: OwnPetName,
  source: DemoCareRecord["source"],
  byDaysAgo: readonly (readonly [daysAgo: number, weightKg: number])[],
): DemoCareRecord<OwnPetName>[] =>
  byDaysAgo.map(([daysAgo, weightKg]) => ({ pet, kind: "weight", source, daysAgo, weightKg }));

/** A year of the demo customer's pets, as their owner, the clinic and the shelter wrote it down. */
export const ownRecords: readonly DemoCareRecord<OwnPetName>[] = [
  ...weights("Mochi", "owner", [
    [395, 8.2],
    [290, 8.6],
    [230, 8.8],
    [160, 9.3],
    [26, 9.2],
  ]),
  ...weights("Mochi", "clinic", [
    [345, 8.5],
    [73, 9.4],
  ]),
  {
    pet: "Mochi",
    kind: "vaccination",
    source: "clinic",
    daysAgo: 345,
    product: "DHPPi",
    batch: "A214-7",
    dueInDays: 750,
  },
  {
    pet: "Mochi",
    kind: "vaccination",
    source: "clinic",
    daysAgo: 345,
    product: "Rabies",
    batch: "R88-02",
    dueInDays: 20,
  },
  { pet: "Mochi", kind: "deworming", source: "owner", daysAgo: 180, product: "Worming tablet", dueInDays: -90 },
  { pet: "Mochi", kind: "deworming", source: "owner", daysAgo: 88, product: "Worming tablet", dueInDays: 2 },
  {
    pet: "Mochi",
    kind: "treatment",
    source: "clinic",
    daysAgo: 73,
    product: "Sprained left front leg",
    note: "Short walks on the lead for two weeks, no stairs.",
  },
  ...weights("Bánh Bao", "shelter", [[400, 4.4]]),
  ...weights("Bánh Bao", "owner", [
    [330, 4.5],
    [240, 4.7],
    [120, 4.9],
    [40, 4.8],
  ]),
  ...weights("Bánh Bao", "clinic", [[19, 4.8]]),
  { pet: "Bánh Bao", kind: "neutering", source: "shelter", daysAgo: 395 },
  { pet: "Bánh Bao", kind: "vaccination", source: "shelter", daysAgo: 390, product: "RCP", dueInDays: -25 },
  {
    pet: "Bánh Bao",
    kind: "vaccination",
    source: "clinic",
    daysAgo: 19,
    product: "RCP",
    batch: "F502-1",
    dueInDays: 346,
  },
  { pet: "Bánh Bao", kind: "deworming", source: "owner", daysAgo: 170, product: "Spot-on wormer", dueInDays: 12 },
  ...weights("Taro", "owner", [
    [355, 0.84],
    [280, 0.93],
    [200, 1.02],
    [90, 1.08],
    [12, 1.1],
  ]),
  ...weights("Taro", "clinic", [[150, 1.05]]),
  {
    pet: "Taro",
    kind: "treatment",
    source: "clinic",
    daysAgo: 150,
    product: "Claws and front teeth trimmed",
    note: "Teeth grow straight. More hay, fewer pellets.",
  },
];
