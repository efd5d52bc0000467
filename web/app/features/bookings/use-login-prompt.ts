import { useEffect } from "react";
import { useNavigate } from "react-router";
import * as paths from "../../lib/paths.ts";
import { readSession } from "../../lib/session.ts";
import { showMessage } from "../../ui/dialogs.tsx";

/** Tells a visitor to log in, then leads to the login page and back. */
export function useLoginPrompt() {
  const navigate = useNavigate();
  useEffect(() => {
    if (readSession()) return undefined;
    let isMounted = true;
    async function promptAndRedirect() {
      await showMessage({ title: "Login required", text: "Please log in to view your pet list." });
      if (isMounted) await navigate(paths.login, { replace: true, state: { redirectTo: paths.petList } });
    }
    void promptAndRedirect();
    return () => {
      isMounted = false;
    };
  }, [navigate]);
}
