import { useState } from "react";
import { useSession } from "./session.ts";

/** Keeps the id while an expired session is renewed, so that the screen does not lose its data. */
export function useStickyUserId(): number | undefined {
  const id = useSession()?.user.id;
  const [lastId, setLastId] = useState(id);
  if (id !== undefined && id !== lastId) setLastId(id);
  return id ?? lastId;
}
