import { useNavigate } from "react-router";
import { clearSession } from "../lib/session.ts";

export function useLogout() {
  const navigate = useNavigate();
  return () => {
    clearSession();
    void navigate("/");
  };
}
