import { urlMutations } from "./url-mutations.ts";
import { bodyMutations } from "./body-mutations.ts";
import { contentTypeMutations } from "./content-type-mutations.ts";
import type { Operation } from "./openapi-document.ts";
import { headerMutations } from "./header-mutations.ts";
import type { RequestMutation } from "./request-mutation.ts";

const allMutations = [...contentTypeMutations, ...bodyMutations, ...headerMutations, ...urlMutations];

export const mutationsFor = (operation: Operation): RequestMutation[] =>
  allMutations.filter(({ appliesTo }) => !appliesTo || appliesTo(operation));
