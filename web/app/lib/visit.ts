import type { Visit } from "@pawhaven/contract";
import { createContext } from "react-router";

/** What the server hands to the loaders of the page it is rendering. */
export const visitContext = createContext<Visit>();
