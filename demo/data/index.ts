export { dayOff, resources, services } from "./clinic/clinic.ts";
export { guestVisits } from "./clinic/guest-visits.ts";
export {
  adoptionRequests,
  bookings,
  customer,
  favoritePets,
  foodFacts,
  goodsAtVisit,
  meals,
  orders,
  ownPets,
  ownRecords,
  suggestion,
  type OwnPetName,
} from "./customer/index.ts";
export { gearFacts, petAvoids } from "./gears/facts.ts";
export { gears, type GearSlug } from "./gears/index.ts";
export { cannedAnswers, messages } from "./messages/index.ts";
export { pets, type PetSlug } from "./pets/index.ts";
export { reviews } from "./reviews/index.ts";
export { staff } from "./staff/staff.ts";
export { promotions } from "./promotions/promotions.ts";
export { suppliers } from "./suppliers/suppliers.ts";
export type * from "./types.ts";
