import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../lib/session.ts";
import { useStickyUserId } from "../../lib/use-sticky-user-id.ts";
import { userpetsQuery } from "./queries.ts";

/** The pets of whoever is signed in; still loading for everybody else. */
export function useUserpets() {
  const isSignedIn = useSession() !== null;
  return useQuery({ ...userpetsQuery(useStickyUserId() ?? 0), enabled: isSignedIn });
}
