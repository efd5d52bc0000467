import displayFont from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff2?url";
import textFont from "@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url";
import { type ReactNode, useContext } from "react";
import { Links, Meta, Outlet, Scripts } from "react-router";
import type { Route } from "./+types/root";
import stylesUrl from "./app.css?url";
import { InlineHead } from "./lib/inline-head.ts";
import { renderContext } from "./lib/render-context.ts";
import { useMarkHydrated } from "./shell/use-mark-hydrated.ts";
import { PageAnnouncement } from "./shell/page-announcement.tsx";
import { useScrollToTop } from "./shell/use-scroll-to-top.ts";
import { SessionExpiredModal } from "./shell/session-expired-modal.tsx";
import { DialogHost } from "./ui/dialogs.tsx";
import { ToastHost } from "./ui/toast.tsx";

/** Never changes after the page has loaded, so the browser does not need the code for it. */
const StaticHead = () => (
  <>
    {[displayFont, textFont].map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
    ))}
    <link rel="icon" type="image/svg+xml" href="/static/favicon.svg" />
    <link rel="icon" type="image/png" sizes="32x32" href="/static/favicon-32.png" />
    <link rel="apple-touch-icon" href="/static/apple-touch-icon.png" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fff8f0" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#161c22" />
    {import.meta.env.DEV && <link rel="stylesheet" href={stylesUrl} />}
  </>
);

export function loader({ context }: Route.LoaderArgs) {
  const {
    api: _api,
    reportError: _report,
    shopDetails: _,
    demoStaff: _staff,
    mapUrl: _map,
    ...facts
  } = context.get(renderContext);
  return { ...facts, year: new Date().getFullYear() };
}

/** The settings of the site stay the same during a visit. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { script, styles } = useContext(InlineHead);
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Has run before hydration, so the client bundle does not contain it. */}
        <script dangerouslySetInnerHTML={{ __html: script }} suppressHydrationWarning />
        {import.meta.env.PROD && <style dangerouslySetInnerHTML={{ __html: styles }} suppressHydrationWarning />}
        <Meta />
        <Links />
        {import.meta.env.SSR && <StaticHead />}
      </head>
      <body>
        {children}
        {/* In production `hydration-markup.ts` takes its place, without inline scripts. */}
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  useScrollToTop();
  useMarkHydrated();
  return (
    <>
      <Outlet />
      <PageAnnouncement />
      <ToastHost />
      <DialogHost />
      <SessionExpiredModal />
    </>
  );
}
