import { WelcomeScreen } from "../features/adoption/welcome/welcome-screen.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { useRequiredSession } from "../lib/use-required-session.ts";
import type { Route } from "./+types/welcome";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(siteConfigOf(matches), {
    title: "First days",
    description: "What to do next after an animal came home.",
    path: paths.welcome(Number(params.id)),
    noIndex: true,
  });

export default function WelcomePage({ params }: Route.ComponentProps) {
  const session = useRequiredSession();
  return <WelcomeScreen id={Number(params.id)} enabled={session !== null} />;
}
