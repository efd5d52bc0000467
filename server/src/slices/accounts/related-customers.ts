import { hasPermission, type Permission, type StaffRole } from "@pawhaven/contract";
import type { CustomerRelation } from "./workplace-store.ts";

const relationsByPermission: [Permission, CustomerRelation][] = [
  ["customers.read_orders", "all"],
  ["customers.read_pets", "withPets"],
  ["customers.read_applications", "applicants"],
];

/** Which customers a role deals with. */
export const relationsFor = (role: StaffRole): CustomerRelation[] =>
  relationsByPermission.filter(([permission]) => hasPermission(role, permission)).map(([, relation]) => relation);
