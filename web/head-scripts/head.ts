import { replayEarlyInputAfterHydration } from "./early-input.ts";
import { showPreferences } from "./preferences.ts";
import { registerServiceWorkerWhenIdle } from "./register-service-worker.ts";
import { createTrustedTypesPolicy } from "./trusted-types.ts";

declare global {
  interface Window {
    __zod_globalConfig?: { jitless: boolean };
  }
}

const root = document.documentElement;

createTrustedTypesPolicy();
// Zod would probe whether it may compile validators, which the page's policy forbids and the browser would report.
window.__zod_globalConfig = { jitless: true };
showPreferences(root, () => localStorage);
replayEarlyInputAfterHydration(root);
// In development pages change too often to be cached.
if (import.meta.env.PROD) registerServiceWorkerWhenIdle(root);
