/** People, rooms and equipment that a visit can need, one of each. */
export const resourceKinds = ["vet", "groomer", "room", "tub", "table"] as const;
export type ResourceKind = (typeof resourceKinds)[number];

/** The kinds that a customer can choose by name. */
export const personKinds = ["vet", "groomer"] as const satisfies ResourceKind[];

export const isPersonKind = (kind: ResourceKind): boolean => personKinds.some((person) => person === kind);
