import type { ResourceKind } from "@pawhaven/contract";

export const kindNames: Readonly<Record<ResourceKind, string>> = {
  vet: "Vet",
  groomer: "Groomer",
  room: "Room",
  tub: "Tub",
  table: "Table",
};
