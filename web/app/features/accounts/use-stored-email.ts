import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { saveSession, useSession } from "../../lib/session.ts";
import { profileQuery } from "./queries.ts";

/** The browser keeps the address from the sign-in, which may have been changed since by a link in a mail. */
export function useStoredEmail(): void {
  const session = useSession();
  const { data: profile } = useQuery({ ...profileQuery, enabled: session !== null });
  useEffect(() => {
    if (!session || profile?.user_id !== session.user.id || profile.email === session.user.email) return;
    saveSession({ ...session, user: { ...session.user, email: profile.email } });
  }, [profile, session]);
}
