import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSiteConfig } from "../../lib/site-config.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { safeReturnPath, secondFactor } from "../lib/paths.ts";
import { staffSessionQuery } from "../lib/staff-session-query.ts";
import { useDocumentTitle } from "../lib/use-document-title.ts";
import { DemoStaffHint } from "./demo-staff-hint.tsx";
import { LoginForm } from "./login-form.tsx";

interface LoginScreenProps {
  demoStaff: { email: string; password: string } | null;
}

export function LoginScreen({ demoStaff }: LoginScreenProps) {
  useDocumentTitle("Sign in");
  useEnterWhenSignedIn();
  const { shop } = useSiteConfig();
  return (
    <main className="flex min-h-dvh justify-center bg-plain px-4 py-10 lg:py-16">
      <div className="w-full max-w-sm">
        <div className="rounded-card bg-surface p-6 shadow-card">
          <h1 className="text-heading">Workplace</h1>
          <p className="mt-1 mb-6 text-ink-soft">For the staff of {shop.name}.</p>
          <LoginForm />
        </div>
        <DemoStaffHint demoStaff={demoStaff} />
        <p className="mt-6 text-center text-small">
          <TextLink to="/">Back to the shop</TextLink>
        </p>
      </div>
    </main>
  );
}

/** After signing in here or in another tab, and for those who come back to this address. */
function useEnterWhenSignedIn(): void {
  const { data: session } = useQuery(staffSessionQuery);
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { returnTo?: unknown } | null };
  const target = safeReturnPath(state?.returnTo);
  useEffect(() => {
    if (!session) return;
    const { is_required: isRequired, is_shown: isShown } = session.second_factor;
    if (isRequired && !isShown) void navigate(secondFactor, { replace: true, state: { returnTo: target } });
    else void navigate(target, { replace: true });
  }, [session, navigate, target]);
}
