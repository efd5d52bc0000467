import type { ScreenPassword } from "../../platform/auth/screen-password.ts";
import type { StaffContext } from "./staff-context.ts";

export interface PeopleContext extends StaffContext {
  screenPassword: ScreenPassword;
}
