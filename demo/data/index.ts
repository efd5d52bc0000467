export { dayOff, resources, services } from "./clinic/clinic.ts";
export { guestVisits } from "./clinic/guest-visits.ts";
export {
  adoptionRequests,
  bookings,
  customer,
  favoritePets,
  orders,
  ownPets,
  type OwnPetName,
} from "./customer/index.ts";
export { gears, type GearSlug } from "./gears/index.ts";
export { cannedAnswers, messages } from "./messages/index.ts";
export { pets, type PetSlug } from "./pets/index.ts";
export { reviews } from "./reviews/index.ts";
export { staff } from "./staff/staff.ts";
export { suppliers } from "./suppliers/suppliers.ts";
export type * from "./types.ts";
