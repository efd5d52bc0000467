import { createContext } from "react";

/** The head script and the style sheet that the server inlines. Empty in the browser, where both are in the page already. */
export const InlineHead = createContext({ script: "", styles: "" });
