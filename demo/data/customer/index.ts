export { bookings } from "./bookings.ts";
export { adoptionRequests, customer, favoritePets } from "./customer.ts";
export { orders } from "./orders.ts";
export { ownPets, type OwnPetName } from "./own-pets.ts";
