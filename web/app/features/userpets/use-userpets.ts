import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../lib/session.ts";
import { userpetsQuery } from "./queries.ts";

/** The pets of whoever is signed in; still loading for everybody else. */
export function useUserpets() {
  const session = useSession();
  return useQuery({ ...userpetsQuery(session?.user.id ?? 0), enabled: session !== null });
}
