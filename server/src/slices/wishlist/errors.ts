import { maxStockAlerts, maxWishlistItems, noLongerSold } from "@pawhaven/contract";
import { confirmToGetMore } from "../../platform/caps.ts";
import { ApiError } from "../../platform/http/api-error.ts";

export const gearNotFound = () => new ApiError("not_found", "This gear does not exist.");
export const gearNotSold = () => new ApiError("not_found", noLongerSold);
export const notOnWishlist = () => new ApiError("not_found", "This gear is not on your wish list.");

export const wishlistFull = () =>
  new ApiError("conflict", `Your wish list has ${maxWishlistItems} gears already. Please remove one of them first.`);

export const notWaiting = () => new ApiError("not_found", "You are not waiting for this gear.");
export const inStock = () => new ApiError("conflict", "This gear is in stock: you can buy it now.");
export const addressNotProven = () =>
  new ApiError("conflict", confirmToGetMore("be told when something is back in stock"));

export const tooManyAlerts = () =>
  new ApiError(
    "conflict",
    `You are waiting for ${maxStockAlerts} gears already. Please stop waiting for one of them first.`,
  );
