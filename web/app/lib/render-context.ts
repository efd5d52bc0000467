import type { RenderContext } from "@pawhaven/contract";
import { createContext } from "react-router";

/** What the server passes to the loaders. */
export const renderContext = createContext<RenderContext>();
