/** The roles of staff, from the one with the fewest permissions to the owner. */
export const staffRoles = ["clerk", "practitioner", "keeper", "manager", "owner"] as const;
export type StaffRole = (typeof staffRoles)[number];

export const staffRoleNames: Readonly<Record<StaffRole, string>> = {
  clerk: "Clerk",
  practitioner: "Vet or groomer",
  keeper: "Keeper",
  manager: "Manager",
  owner: "Owner",
};

const management = ["manager", "owner"] as const;

/**
 * Who may do what. Every staff endpoint names the permission it needs; the server, the menu and the buttons read this
 * table and nothing else.
 */
const rolesByPermission = {
  "workplace.open": staffRoles,
  "orders.read": ["clerk", ...management],
  "orders.ship": ["clerk", ...management],
  /** Clerks up to a limit. */
  "orders.refund": ["clerk", ...management],
  "orders.refund_any_amount": management,
  "gears.edit": ["clerk", ...management],
  "stock.edit": ["clerk", ...management],
  "reviews.moderate": ["clerk", ...management],
  "prices.edit": management,
  "giftcards.manage": management,
  "calendar.read": ["clerk", "practitioner", ...management],
  "calendar.book": ["clerk", "practitioner", ...management],
  "calendar.move": ["clerk", ...management],
  "calendar.move_own": ["practitioner", ...management],
  "calendar.setup": management,
  "calendar.meetings": ["keeper", ...management],
  "medical.read": ["practitioner", ...management],
  "medical.write": ["practitioner"],
  "medical.write_shelter": ["practitioner", "keeper"],
  "animals.read": staffRoles,
  "animals.edit": ["keeper", ...management],
  "applications.read": ["clerk", "keeper", ...management],
  "applications.decide": ["keeper", ...management],
  /** The list and the page of customers; whoever has it sees the parts that the next ones include. */
  "customers.read": staffRoles,
  "customers.read_orders": ["clerk", ...management],
  "customers.read_pets": ["practitioner", ...management],
  "customers.read_applications": ["keeper", ...management],
  "customers.security": management,
  "inbox.read": ["clerk", ...management],
  /** Messages assigned to oneself; `inbox.read` is about all of them. */
  "inbox.read_own": staffRoles,
  "content.edit": management,
  "reports.read": management,
  "reports.read_own": ["keeper", ...management],
  "people.export": ["owner"],
  "people.erase": ["owner"],
  "audit.read": management,
  "health.read": management,
  /** Managers only to roles below their own. */
  "staff.invite": management,
  "staff.manage": ["owner"],
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof rolesByPermission;

export const permissions = Object.keys(rolesByPermission) as Permission[];

export const hasPermission = (role: StaffRole, permission: Permission): boolean =>
  (rolesByPermission[permission] as readonly StaffRole[]).includes(role);

export const permissionsOf = (role: StaffRole): Permission[] =>
  permissions.filter((permission) => hasPermission(role, permission));

/** Owners invite to any role, whoever else may invite only to roles below their own. */
export function rolesToInvite(role: StaffRole): StaffRole[] {
  if (!hasPermission(role, "staff.invite")) return [];
  return role === "owner" ? [...staffRoles] : staffRoles.slice(0, staffRoles.indexOf(role));
}
