import { permissionsOf, type StaffSession } from "@pawhaven/contract";
import type { StaffRow } from "./store.ts";

export const toStaffSessionDto = ({ id, name, email, role }: StaffRow, expiresAt: Date): StaffSession => ({
  staff: { id, name, email, role },
  permissions: permissionsOf(role),
  expires_at: expiresAt.toISOString(),
});
