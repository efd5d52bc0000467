import type { DemoBooking } from "../types.ts";
import type { OwnPetName } from "./own-pets.ts";

export const bookings: readonly DemoBooking<OwnPetName>[] = [
  {
    pet: "Mochi",
    serviceId: 3,
    dayOffset: 5,
    slotIndex: 1,
    status: "Confirmed",
    notes: "Please leave the tail as it is, only tidy the trousers.",
  },
  {
    pet: "Taro",
    serviceId: 1,
    dayOffset: 11,
    slotIndex: 3,
    status: "Pending",
    notes: "Claws and a look at his front teeth.",
  },
  {
    pet: "Bánh Bao",
    serviceId: 2,
    dayOffset: -8,
    slotIndex: 2,
    status: "Cancelled",
    notes: "We are away that week after all.",
  },
  {
    pet: "Bánh Bao",
    serviceId: 1,
    dayOffset: -19,
    slotIndex: 0,
    status: "Confirmed",
    notes: "Yearly booster.",
  },
  {
    pet: "Mochi",
    serviceId: 4,
    dayOffset: -44,
    slotIndex: 3,
    status: "Confirmed",
    notes: "Birthday treat. She may be cross about the bath.",
  },
  {
    pet: "Mochi",
    serviceId: 1,
    dayOffset: -73,
    slotIndex: 2,
    status: "Confirmed",
    notes: "Limping a little on the left front leg since Sunday.",
  },
];
