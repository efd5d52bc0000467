export { bookings } from "./bookings.ts";
export { customer, favouritePets } from "./customer.ts";
export { orders } from "./orders.ts";
export { ownPets, type OwnPetName } from "./own-pets.ts";
