import { Outlet } from "react-router";
import { ProfileNav } from "../features/accounts/profile-nav.tsx";
import { useStoredEmail } from "../features/accounts/use-stored-email.ts";
import { useRequiredSession } from "../lib/use-required-session.ts";

export default function ProfileLayout() {
  useRequiredSession();
  useStoredEmail();
  return (
    <>
      <ProfileNav className="mb-6 lg:hidden" />
      <Outlet />
    </>
  );
}
