/** Keys in `localStorage`. The head script reads the first three before the app has loaded. */
export const sessionTokenKey = "access_token";
export const userInfoKey = "user_info";
export const themeKey = "theme";
export const viewedGearsKey = "viewed_gears";
export const homeAnswersKey = "home_answers";

/** Keys in `sessionStorage`, which ends with the tab. */
export const selectedPetKey = "selectedPet";
export const selectedServiceKey = "selectedService";
export const pendingCartItemKey = "wanted_item";
export const checkoutKey = "checkout";
export const draftNoteKey = (petId: number): string => `adoption-note-${petId}`;
