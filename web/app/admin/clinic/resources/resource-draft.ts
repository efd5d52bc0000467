import { resourceChange, type ResourceChange, type StaffResource } from "@pawhaven/contract";

/** What the form edits. */
export type ResourceFields = Omit<ResourceChange, "version">;

export const resourceFields = resourceChange.omit({ version: true });

export const toResourceFields = (resource: StaffResource): ResourceFields => ({
  name: resource.name,
  staff_id: resource.staff?.id ?? null,
  skills: resource.skills,
  week: resource.week,
  exceptions: resource.exceptions,
  is_retired: resource.is_retired,
});

export const emptyResourceFields: ResourceFields = {
  name: "",
  staff_id: null,
  skills: [],
  week: null,
  exceptions: [],
  is_retired: false,
};

export const resourceFieldLabels: Record<keyof ResourceFields, string> = {
  name: "Name",
  staff_id: "Member of staff",
  skills: "Services",
  week: "Working hours",
  exceptions: "Other hours",
  is_retired: "Retired",
};
