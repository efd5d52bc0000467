import type { RenderContext } from "@pawhaven/contract";
import { createContext } from "react-router";

/** What the server passes to the loaders. */
export const renderContext = createContext<RenderContext>();

/** The HTML of the page, once it is rendered. */
export const renderedHtml = createContext<Uint8Array<ArrayBuffer> | null>(null);
