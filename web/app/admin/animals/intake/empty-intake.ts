import type { IntakeDraft } from "@pawhaven/contract";

/** How it came has to be chosen. */
export const emptyIntake = (today: string): Omit<IntakeDraft, "intake_kind"> => ({
  arrived_on: today,
  brought_by: "",
  chip_scan: "not scanned",
  condition: "",
  location_kind: "kennel",
  location: "",
});
