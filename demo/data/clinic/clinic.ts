import type { DemoResource, DemoService } from "../types.ts";

/** What the shop's first services cost, and how they are described. */
export const services: readonly DemoService[] = [
  {
    id: 1,
    description: "A check from nose to tail, with time for your questions. Vaccinations and small treatments included.",
    priceCents: 4_500,
  },
  { id: 2, description: "Bath with a mild shampoo, brushing and drying by hand.", priceCents: 3_500 },
  { id: 3, description: "Basic Spa with a trim, nails and ears, and a conditioner for the coat.", priceCents: 5_500 },
  { id: 4, description: "Premium Spa with a full cut, teeth, a massage and a treat at the end.", priceCents: 7_900 },
];

const weekdayHours = [
  { opens: "09:00", closes: "13:00" },
  { opens: "14:00", closes: "17:00" },
];

/** Those with an id are there from the start and get their names; others are added. */
export const resources: readonly DemoResource[] = [
  { id: 1, kind: "vet", name: "Dr. Hoa Le", email: "vet@pawhaven.example" },
  { kind: "vet", name: "Dr. Khanh Do", weekdayHours },
  { id: 2, kind: "groomer", name: "Mai Tran" },
  { id: 3, kind: "groomer", name: "Bao Ho" },
  { id: 4, kind: "groomer", name: "Vy Dang" },
  { id: 5, kind: "room", name: "Consulting room" },
  { id: 6, kind: "tub", name: "Small tub" },
  { id: 7, kind: "tub", name: "Medium tub" },
  { id: 8, kind: "tub", name: "Large tub" },
];

/** A day off, so many days from the day of seeding. */
export const dayOff = { name: "Dr. Khanh Do", daysAhead: 9, reason: "Conference" };
