import { useState } from "react";
import { useSession } from "./session.ts";

/** Whose screen this is. Stays through an expired session, so that nothing on it is lost while they sign in again. */
export function useOwnerId(): number | undefined {
  const id = useSession()?.user.id;
  const [owner, setOwner] = useState(id);
  if (id !== undefined && id !== owner) setOwner(id);
  return id ?? owner;
}
