import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { ButtonLink } from "../ui/button.tsx";
import { ResponsiveImage } from "../ui/responsive-image.tsx";
import { TextLink } from "../ui/text-link.tsx";
import type { Route } from "./+types/petunlogin";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Login required",
    description: "Sign in to book a visit.",
    path: "/petunlogin",
    noIndex: true,
  });

const loginState = { redirectTo: paths.petList };

export default function LoginRequiredPage() {
  return (
    <div className="page-width flex justify-center py-10 lg:py-16">
      <div className="w-full max-w-lg overflow-hidden rounded-card bg-surface shadow-card">
        <ResponsiveImage
          image="/static/pictures/scenes/booking-640.webp"
          alt=""
          ratio="wide"
          sizes="(min-width: 640px) 32rem, 100vw"
          priority
        />
        <div className="grid gap-4 p-6 text-center sm:p-10">
          <h1 className="text-heading">Who is coming to see us?</h1>
          <p className="text-ink-soft">
            Please sign in first, so that we can find your pets and hold a time for you. We will remember what you
            chose.
          </p>
          <ButtonLink to={paths.login} state={loginState} fullWidth>
            Login to Continue
          </ButtonLink>
          <p>
            New here?{" "}
            <TextLink to={paths.signup} state={loginState}>
              Sign Up
            </TextLink>
          </p>
        </div>
      </div>
    </div>
  );
}
