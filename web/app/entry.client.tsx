import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { prepareHydration } from "./hydration/prepare-hydration.ts";

async function hydrate(): Promise<void> {
  // In development the router's own inline scripts do this, together with hot reload.
  if (import.meta.env.PROD) await prepareHydration();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

// Not a top-level await: a route's file that imports this one would wait for it forever.
void hydrate();
