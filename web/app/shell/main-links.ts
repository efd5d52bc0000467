import * as paths from "../lib/paths.ts";
export const mainLinks = [
  { to: "/", label: "Home" },
  { to: paths.gearShop, label: "Gear Shop" },
  { to: paths.petShop, label: "Pet Shop" },
  { to: paths.booking, label: "Services" },
  { to: paths.contact, label: "Contact" },
];

export const accountLinks = [
  { to: paths.profile, label: "Profile" },
  { to: paths.orders, label: "My Orders" },
  { to: paths.myBooking, label: "My Booking" },
  { to: paths.myPets, label: "My Pets" },
];
