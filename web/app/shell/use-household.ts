import { useEffect } from "react";
import { useSession } from "../lib/session.ts";
import { useSiteConfig } from "../lib/site-config.ts";

/** For whoever is signed in. */
export function useHousehold(): void {
  const session = useSession();
  const token = session?.token;
  const userId = session?.user.id;
  const { timeZone } = useSiteConfig().shop;
  useEffect(() => {
    if (!token || !userId) return undefined;
    const watching = import("../features/fit/watch-household.ts").then(({ watchHousehold }) =>
      watchHousehold(token, { userId, timeZone }),
    );
    return () => void watching.then((stop) => stop());
  }, [token, userId, timeZone]);
}
