import type { DemoSupplier } from "../types.ts";

export const suppliers: readonly DemoSupplier[] = [
  {
    name: "Mekong Pet Foods",
    contactName: "Hanh Vo",
    email: "orders@mekong-pet-foods.example",
    phone: "+84 28 5550 0150",
    leadDays: 5,
    petTypes: ["Dogs", "Cats"],
    itemPrefix: "MK",
  },
  {
    name: "Small Paws Trading",
    contactName: "Jonas Berg",
    email: "sales@small-paws.example",
    phone: "+65 6555 0170",
    leadDays: 14,
    petTypes: ["Rodents", "Birds"],
    itemPrefix: "SP",
  },
  {
    name: "Terrarium Works",
    contactName: "Ada Reyes",
    email: "hello@terrarium-works.example",
    phone: "+1 555 0185",
    leadDays: 28,
    petTypes: ["Reptiles"],
    itemPrefix: "TW",
  },
];
