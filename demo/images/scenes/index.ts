import type { Image } from "../image.ts";
import { adoption } from "./adoption.ts";
import { booking } from "./booking.ts";
import { emptyBookings, emptyFavourites, lost } from "./empty-care.ts";
import { emptyCart, emptyOrders, emptyPets, emptyResults } from "./empty-shopping.ts";
import { home } from "./home.ts";
import { scene, spot } from "./scene.ts";
import { shop } from "./shop.ts";
import { spa } from "./spa.ts";
import { vet } from "./vet.ts";

export { socialPreview } from "./social.ts";

export const sceneImages: Image[] = [
  scene("home", home),
  scene("vet", vet),
  scene("spa", spa),
  scene("shop", shop),
  scene("adoption", adoption),
  spot("booking", booking),
  spot("empty-cart", emptyCart),
  spot("empty-orders", emptyOrders),
  spot("empty-results", emptyResults),
  spot("empty-bookings", emptyBookings),
  spot("empty-pets", emptyPets),
  spot("empty-favourites", emptyFavourites),
  spot("lost", lost),
];
