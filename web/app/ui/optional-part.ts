import { type ComponentType, lazy } from "react";

/**
 * A part of a page that the page can do without: if it cannot be loaded, for want of a connection, it is left out. Without one
 * it is not even tried, because the service worker sends the offline page in place of code that is missing.
 */
export const optionalPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => {
    const nothing = { default: Nothing as ComponentType<Props> };
    return isOffline() ? nothing : load().catch(() => nothing);
  });

/** The server, which renders pages too, is never. */
const isOffline = () => typeof window !== "undefined" && !navigator.onLine;

const Nothing = () => null;
