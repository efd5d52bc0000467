import { createContext, useContext } from "react";

export const ScreenParamsContext = createContext<Readonly<Record<string, string>>>({});

/** The placeholders of the screen's path: `useScreenParam("id")` for `orders/:id`. */
export function useScreenParam(name: string): string {
  const value = useContext(ScreenParamsContext)[name];
  if (value === undefined) throw new Error(`The path of this screen has no placeholder :${name}.`);
  return value;
}
