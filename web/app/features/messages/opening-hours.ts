import type { HoursRow, Shop } from "@pawhaven/contract";

interface LabelledHours {
  label: string;
  rows: readonly HoursRow[];
}

/** The hours of the shop and of the clinic differ, so both are labelled. */
export const labelHours = ({ hours }: Pick<Shop, "hours">): LabelledHours[] => [
  { label: "Shop", rows: hours.shop },
  { label: "Clinic and spa", rows: hours.clinic },
];
