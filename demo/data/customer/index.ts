export { bookings } from "./bookings.ts";
export { adoptionRequests, customer, favoritePets } from "./customer.ts";
export { foodFacts, meals } from "./foods.ts";
export { orders } from "./orders.ts";
export { ownRecords } from "./own-records.ts";
export { ownPets, type OwnPetName } from "./own-pets.ts";
export { goodsAtVisit, suggestion } from "./visit-care.ts";
