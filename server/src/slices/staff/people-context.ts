import type { ScreenPassword } from "../../platform/auth/screen-password.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import type { StaffContext } from "./sign-in.ts";

export interface PeopleContext extends StaffContext {
  shopIdentity: ShopIdentity;
  screenPassword: ScreenPassword;
}
