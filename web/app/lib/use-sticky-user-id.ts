import { useState } from "react";
import { useSession } from "./session.ts";

/** Whose screen this is. Stays through an expired session, so that nothing on it is lost while they sign in again. */
export function useStickyUserId(): number | undefined {
  const id = useSession()?.user.id;
  const [lastId, setLastId] = useState(id);
  if (id !== undefined && id !== lastId) setLastId(id);
  return id ?? lastId;
}
