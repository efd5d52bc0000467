/** The ids of the elements with the data that the browser needs to take over a page. */
export const setupElementId = "hydration-setup";
export const stateElementId = "hydration-state";

export interface HydrationSetup {
  /** The router's configuration. */
  context: object;
  /** The URL of the script that lists all routes and their files. */
  manifest: string;
  /** The URLs of the modules of each route of this page. */
  routes: Record<string, string[]>;
}
