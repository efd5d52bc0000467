import type { RenderContext } from "@pawhaven/contract";
import { createContext } from "react-router";

/** What the server hands to the loaders of the page it is rendering. */
export const renderContext = createContext<RenderContext>();
