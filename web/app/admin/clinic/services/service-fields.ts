import { serviceChange, type ServiceChange, type StaffService } from "@pawhaven/contract";

/** What the form edits. */
export type ServiceFields = Omit<ServiceChange, "version">;

export const serviceFields = serviceChange.omit({ version: true });

export function toServiceFields(service: StaffService): ServiceFields {
  const { id: _, version: __, ...fields } = service;
  return fields;
}

export const emptyServiceFields: ServiceFields = {
  name: "",
  description: "",
  minutes: 30,
  minutes_before: 0,
  minutes_after: 0,
  every_minutes: null,
  price_cents: null,
  species: [],
  needs: [],
  is_online: true,
  confirms_itself: false,
  change_hours: 0,
  intake_questions: [],
  image: null,
  is_archived: false,
};

export const serviceFieldLabels: Record<keyof ServiceFields, string> = {
  name: "Name",
  description: "Description",
  minutes: "Length in minutes",
  minutes_before: "Minutes before",
  minutes_after: "Minutes after",
  every_minutes: "Starts every … minutes",
  price_cents: "Price in cents",
  species: "Species",
  needs: "Needs",
  is_online: "Customers can book it",
  confirms_itself: "Confirms itself",
  change_hours: "Hours until which customers can change it",
  intake_questions: "Questions",
  image: "Picture",
  is_archived: "Archived",
};
