import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../lib/session.ts";
import { useStickyUserId } from "../../lib/use-sticky-user-id.ts";
import { userpetsQuery } from "./queries.ts";

/** Stays in the loading state for visitors. */
export function useUserpets() {
  const isSignedIn = useSession() !== null;
  return useQuery({ ...userpetsQuery(useStickyUserId() ?? 0), enabled: isSignedIn });
}
