import type { Permission, StaffSession } from "@pawhaven/contract";
import { createContext, useContext } from "react";

export const StaffSessionContext = createContext<StaffSession | null>(null);

/** Who is signed in, and what they may do. For the screens, which are shown to nobody else. */
export function useStaffSession() {
  const session = useContext(StaffSessionContext);
  if (!session) throw new Error("Only screens inside of the workplace know who is signed in.");
  const { staff, permissions, second_factor: secondFactor } = session;
  return { staff, permissions, secondFactor, can: (permission: Permission) => permissions.includes(permission) };
}
