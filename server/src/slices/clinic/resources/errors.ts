import type { ConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { invalidField } from "../errors.ts";

export const resourceNotFound = () => new ApiError("not_found", "There is no such person, room or equipment.");

const taken = (field: string, text: string) => () => new ApiError("conflict", text, { errors: { [field]: [text] } });

export const resourceErrors: ConstraintErrors = {
  resources_name: taken("name", "There is somebody or something with this name already."),
  resources_staff: taken("staff_id", "This member of staff is on the calendar already."),
  resources_staff_id_fkey: () => invalidField("staff_id", "There is no such member of staff."),
  resource_skills_service_id_fkey: () => invalidField("skills", "There is no such service."),
};
