export { resourcesByIds as listResources, type ResourceRow } from "./store.ts";
