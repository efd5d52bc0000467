export { countUnchecked as countReviewsToCheck } from "./staff-store.ts";
