import { startTransition, useEffect, useState, useTransition } from "react";
import { readStorage, writeStorage } from "./safe-storage.ts";
import { listViewKey } from "./storage-keys.ts";

const list = "list";

/**
 * Whether gears and pets are shown as lists; else in carousels. Remembered in this browser. The server renders carousels,
 * and until a list has loaded the carousel stays.
 */
export function useListView() {
  const [isList, setList] = useState(false);
  const [isSwitching, startSwitching] = useTransition();
  useEffect(() => {
    if (readStorage("localStorage", listViewKey) === list) startTransition(() => setList(true));
  }, []);
  const switchTo = (wantsList: boolean) => {
    writeStorage("localStorage", listViewKey, wantsList ? list : undefined);
    startSwitching(() => setList(wantsList));
  };
  return { isList, isSwitching, switchTo };
}

/** Divides the 60 gears that the server sends at once. */
export const itemsPerListPage = 20;
