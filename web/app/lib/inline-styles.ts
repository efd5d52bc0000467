import { createContext } from "react";

/** The style sheet's text while rendering on the server; empty in the browser, which already has it in the page. */
export const InlineStyles = createContext("");
