export { countWaiting as countReturnsWaiting } from "./store.ts";
