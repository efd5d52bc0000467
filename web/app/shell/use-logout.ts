import { useNavigate } from "react-router";
import { clearSession, readSession } from "../lib/session.ts";

/** Ends the session here at once, and on the server as soon as it can be reached. */
export function useLogout() {
  const navigate = useNavigate();
  return () => {
    const token = readSession()?.token;
    clearSession();
    if (token) void endServerSession(token);
    void navigate("/");
  };
}

/** A server that cannot be reached now lets the session run out by itself. */
const endServerSession = (token: string) =>
  fetch("/api/logout", { method: "POST", headers: { authorization: `Bearer ${token}` }, keepalive: true }).catch(
    () => undefined,
  );
