import type { SearchKind } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, CalendarDays, Mail, Package, PawPrint, ShoppingBag, Store, UserRound } from "lucide-react";
import { useEffect, useState } from "react";
import type { IconComponent } from "../../ui/button.tsx";
import { screenPath } from "../lib/paths.ts";
import { useCanOpen } from "../lib/use-can-open.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { screens } from "../screens.ts";
import { searchQuery } from "./queries.ts";
import { resultAddress } from "./result-address.ts";

export interface PaletteOption {
  key: string;
  group: string;
  icon: IconComponent;
  title: string;
  detail: string;
  to: string;
}

const kinds: Record<SearchKind, { group: string; icon: IconComponent }> = {
  order: { group: "Orders", icon: Package },
  person: { group: "People", icon: UserRound },
  pet: { group: "Animals", icon: PawPrint },
  gear: { group: "Gears", icon: ShoppingBag },
  booking: { group: "Visits", icon: CalendarDays },
  message: { group: "Messages", icon: Mail },
};

/** Screens whose title has the text, then what the server finds. */
export function usePaletteOptions(text: string) {
  const searched = useDebounced(text.trim());
  const { data = [], isFetching, isError } = useQuery(searchQuery(searched));
  const screenOptions = useScreenOptions().filter(({ title }) =>
    title.toLowerCase().includes(text.trim().toLowerCase()),
  );
  const canOpen = useCanOpen();
  const found = data.flatMap((result): PaletteOption[] => {
    const to = resultAddress(result, canOpen);
    const { title, detail, kind, id } = result;
    return to === undefined ? [] : [{ key: `${kind} ${id}`, ...kinds[kind], title, detail, to }];
  });
  return { options: [...screenOptions, ...found], isSearching: isFetching || searched !== text.trim(), isError };
}

function useScreenOptions(): PaletteOption[] {
  const { can } = useStaffSession();
  const allowed = screens.filter(({ inMenu = true, permission }) => inMenu && can(permission));
  return [
    ...allowed.map(({ path, title, icon = ArrowRight, group }) => ({
      key: `screen ${path}`,
      group: "Go to",
      icon,
      title,
      detail: group,
      to: screenPath(path),
    })),
    { key: "shop", group: "Go to", icon: Store, title: "Open the shop", detail: "As customers see it", to: "/" },
  ];
}

const debounceMs = 150;

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
