import type { DemoGuestVisit } from "../types.ts";

/** Who comes on the day of seeding, so that the calendar has something to move. */
export const guestVisits: readonly DemoGuestVisit[] = [
  { guest: "Hanh Vo", phone: "+84 90 555 0121", pet: "Miu", species: "Cat", serviceId: 1, slotIndex: 0, notes: "" },
  { guest: "Tuan Ly", phone: "+84 90 555 0122", pet: "Rocky", species: "Dog", serviceId: 2, slotIndex: 0, notes: "" },
  {
    guest: "Nga Truong",
    phone: "+84 90 555 0123",
    pet: "Bi",
    species: "Rodent",
    serviceId: 1,
    slotIndex: 2,
    notes: "Eats less since Friday.",
  },
  { guest: "Son Dinh", phone: "+84 90 555 0124", pet: "Lucky", species: "Dog", serviceId: 4, slotIndex: 1, notes: "" },
  {
    guest: "Yen Phan",
    phone: "+84 90 555 0125",
    pet: "Mập",
    species: "Cat",
    serviceId: 3,
    slotIndex: 2,
    notes: "Afraid of the dryer, please towel him.",
  },
  { guest: "Khoa Bui", phone: "+84 90 555 0126", pet: "Gạo", species: "Dog", serviceId: 1, slotIndex: 7, notes: "" },
  {
    guest: "Hanh Vo",
    phone: "+84 90 555 0121",
    pet: "Sóc",
    species: "Rodent",
    serviceId: 1,
    slotIndex: 10,
    notes: "Second weighing.",
  },
];
