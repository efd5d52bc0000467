import { addressTricks } from "./address-tricks.ts";
import { bodyTricks } from "./body-tricks.ts";
import { contentTypeTricks } from "./content-type-tricks.ts";
import type { Operation } from "./document.ts";
import { headerTricks } from "./header-tricks.ts";
import type { Trick } from "./trick.ts";

const all = [...contentTypeTricks, ...bodyTricks, ...headerTricks, ...addressTricks];

/** Every way of sending that can be tried on an operation. */
export const tricksFor = (operation: Operation): Trick[] => all.filter(({ suits }) => !suits || suits(operation));
