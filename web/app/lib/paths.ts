/** The addresses that the screens link to. Import as `paths`. The routes themselves are declared in routes.ts. */
export const gearShop = "/gearshop";
export const petShop = "/petshop";
export const booking = "/booking";
export const petVet = "/petvet";
export const petSpa = "/petspa";
export const petList = "/petlist";
export const contact = "/contact";
export const returns = "/returns";
export const cart = "/cart";
export const checkout = "/checkout";
export const login = "/login";
export const signup = "/signup";
export const forgotPassword = "/forgot-password";
export const profile = "/profile";
export const orders = "/orders";
export const myBooking = "/mybooking";
export const myPets = "/mypets";
export const outbox = "/outbox";

export const gear = (id: number | string): string => `/gear/${id}`;
export const userpet = (id: number | string): string => `/mypets/${id}`;
export const pet = (id: number | string): string => `/pet/${id}`;
/** Below the checkout: only there may the provider's card form be loaded. */
export const adoptionFee = (requestId: number): string => `/checkout/adoption/${requestId}`;
export const welcome = (requestId: number): string => `/welcome/${requestId}`;
