import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../lib/session.ts";
import { wishlistQuery } from "./queries.ts";
import { useMakeWish } from "./use-make-wish.ts";
import { useRemoveWish } from "./use-remove-wish.ts";

/** All hearts of a page share one request. */
export function useWish(gear: { id: number; name: string }) {
  const isSignedIn = useSession() !== null;
  const { data: items = [] } = useQuery({ ...wishlistQuery, enabled: isSignedIn, staleTime: 60_000 });
  const isOn = isSignedIn && items.some((item) => item.gear.id === gear.id);
  const add = useMakeWish();
  const remove = useRemoveWish(gear);
  return {
    isOn,
    isBusy: add.isPending || remove.isPending,
    toggle: (byKeyboard: boolean) => (isOn ? remove.mutate(byKeyboard) : add.mutate({ kind: "wish", gearId: gear.id })),
  };
}
