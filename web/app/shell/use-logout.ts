import { useNavigate } from "react-router";
import { clearSession, readSession } from "../lib/session.ts";
import { loadApiWithToken } from "./load-api.ts";

/** Signs out here at once, and on the server if it can be reached. */
export function useLogout() {
  const navigate = useNavigate();
  return () => {
    const token = readSession()?.token;
    clearSession();
    if (token) void endServerSession(token);
    void navigate("/");
  };
}

/** If the server cannot be reached, the session expires there on its own. */
async function endServerSession(token: string): Promise<void> {
  try {
    const api = await loadApiWithToken(token);
    await api.logout({}, { keepalive: true });
  } catch {}
}
