import { lazy } from "react";

/** The screens of the workplace that need no session, below /admin, besides the sign-in. */
export const entryScreens = [
  { path: "invitation/:token", Component: lazy(() => import("./invitation-screen.tsx")) },
  { path: "claim/:token", Component: lazy(() => import("./claim-screen.tsx")) },
];
