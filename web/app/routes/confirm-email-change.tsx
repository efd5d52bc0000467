import { AuthCard } from "../features/accounts/auth-card.tsx";
import { EmailChangeChoice } from "../features/accounts/email-change-choice.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import type { Route } from "./+types/confirm-email-change";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Change of your email address",
    description: "Confirm or stop the change of your email address.",
    path: "/confirm/email",
    noIndex: true,
  });

/** Waits for a press of a button, because programs that look for viruses open every link. */
export default function ConfirmEmailChangePage({ params: { side, token } }: Route.ComponentProps) {
  const isOld = side === "old";
  return (
    <AuthCard
      title="Change of your email address"
      lead={
        isOld
          ? "Your account shall get another email address. If that was not you, stop it."
          : "This address shall become the one of your account."
      }
    >
      <EmailChangeChoice token={token} canStop={isOld} />
    </AuthCard>
  );
}
