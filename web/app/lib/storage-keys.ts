/** Keys in `localStorage`. The head script reads the first three before the app has loaded. */
export const sessionTokenKey = "access_token";
export const userInfoKey = "user_info";
export const themeKey = "theme";
export const viewedGearsKey = "viewed_gears";
export const visitorCartKey = "visitor_cart";
export const guestOrdersKey = "guest_orders";
export const listViewKey = "list_view";
export const deliveryCountryKey = "delivery_country";
export const homeAnswersKey = "home_answers";

export const chosenPetKey = (userId: number): string => `chosen_pet-${userId}`;
export const hidesUnfitKey = (userId: number): string => `hides_unfit-${userId}`;

/** Keys in `sessionStorage`, which ends with the tab. */
export const selectedPetKey = "selectedPet";
export const selectedServiceKey = "selectedService";
export const pendingWishKey = "pending_wish";
export const checkoutKey = "checkout";
export const discountCodeKey = "discount_code";
export const petlessUserKey = "petless_user";
export const draftNoteKey = (petId: number): string => `adoption-note-${petId}`;
