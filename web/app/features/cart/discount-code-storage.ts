import { readStorage, writeStorage } from "../../lib/safe-storage.ts";
import { discountCodeKey } from "../../lib/storage-keys.ts";

/** From the cart to the checkout, in this tab. */
export const readDiscountCode = (): string | null => readStorage("sessionStorage", discountCodeKey);

export const saveDiscountCode = (code: string): void => writeStorage("sessionStorage", discountCodeKey, code);

export const clearDiscountCode = (): void => writeStorage("sessionStorage", discountCodeKey, undefined);
