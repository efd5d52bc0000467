export const mainLinks = [
  { to: "/", label: "Home" },
  { to: "/gearshop", label: "Gear Shop" },
  { to: "/petshop", label: "Pet Shop" },
  { to: "/booking", label: "Services" },
  { to: "/contact", label: "Contact" },
];

export const accountLinks = [
  { to: "/profile", label: "Profile" },
  { to: "/orders", label: "My Orders" },
  { to: "/mybooking", label: "My Booking" },
  { to: "/mypets", label: "My Pets" },
];
