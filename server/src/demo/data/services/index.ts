export { services } from "./services.ts";
export { spaPackages } from "./spa-packages.ts";
export { vetServices } from "./vet-services.ts";
