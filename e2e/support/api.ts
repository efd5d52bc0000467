import { apiAt } from "../../server/test/support/api-client.ts";
import { origin } from "./origin.ts";

/** The typed API, for test data that a test does not enter in the browser. A rejected call throws and fails the test. */
export const api = apiAt(origin);

export const apiAs = (token: string) => apiAt(origin, { token });
