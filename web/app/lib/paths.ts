/** The addresses that the screens link to. Import as `paths`. The routes themselves are declared in routes.ts. */
export const gearShop = "/gearshop";
export const petShop = "/petshop";
export const booking = "/booking";
export const petVet = "/petvet";
export const petSpa = "/petspa";
export const petList = "/petlist";
export const contact = "/contact";
export const returns = "/returns";
export const legal = ["/privacy", "/terms", "/shipping", "/imprint"] as const;
export const cart = "/cart";
export const checkout = "/checkout";
export const login = "/login";
export const signup = "/signup";
export const forgotPassword = "/forgot-password";
export const profile = "/profile";
export const profileReviews = "/profile/reviews";
export const profileAdoptions = "/profile/adoptions";
export const profileAddresses = "/profile/addresses";
export const profileSecurity = "/profile/security";
export const profileCards = "/profile/cards";
export const profileMails = "/profile/mails";
export const profileData = "/profile/data";
export const resendConfirmation = "/confirm";
export const orders = "/orders";
export const myBooking = "/mybooking";
export const myPets = "/mypets";
export const wishlist = "/wishlist";
export const outbox = "/outbox";

export const gear = (id: number | string): string => `/gear/${id}`;
export const userpet = (id: number | string): string => `/mypets/${id}`;
export const pet = (id: number | string): string => `/pet/${id}`;
/** Below the checkout: only there may the provider's card form be loaded. */
export const adoptionFee = (requestId: number): string => `/checkout/adoption/${requestId}`;
export const welcome = (requestId: number): string => `/welcome/${requestId}`;
/** The page that describes a service. */
export const service = (page: "vet" | "spa"): string => (page === "vet" ? petVet : petSpa);
/** The answer to one of the frequently asked questions. */
export const faq = (question: string): string => `${contact}#faq=${encodeURIComponent(question)}`;
