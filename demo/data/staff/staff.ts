import type { DemoStaffMember } from "../types.ts";

/** One person per role. Everybody knows the passwords. */
export const staff = [
  { name: "Linh Pham", email: "owner@pawhaven.example", password: "pawhaven-owner", role: "owner" },
  { name: "Minh Vo", email: "manager@pawhaven.example", password: "pawhaven-manager", role: "manager" },
  { name: "An Nguyen", email: "clerk@pawhaven.example", password: "pawhaven-clerk", role: "clerk" },
  { name: "Dr. Hoa Le", email: "vet@pawhaven.example", password: "pawhaven-vet", role: "practitioner" },
  { name: "Tuan Bui", email: "keeper@pawhaven.example", password: "pawhaven-keeper", role: "keeper" },
] as const satisfies readonly DemoStaffMember[];
