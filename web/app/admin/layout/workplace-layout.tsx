import type { ReactNode } from "react";
import { NotificationBell } from "../notifications/notification-bell.tsx";
import { PaletteButton } from "../palette/palette-button.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { MenuDrawer } from "./menu-drawer.tsx";
import { ProfileMenu } from "./profile-menu.tsx";
import { SideMenu } from "./side-menu.tsx";
import { useKeepFocus } from "./use-keep-focus.ts";
import { WorkplaceLogo } from "./workplace-logo.tsx";

/** A menu at the side, or in a drawer on small screens, and a bar above the screen. */
export function WorkplaceLayout({ children }: { children: ReactNode }) {
  useKeepFocus();
  return (
    <div className="min-h-dvh bg-plain text-small lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <aside className="sticky top-0 hidden h-dvh overflow-y-auto border-r border-line bg-surface p-3 lg:block print:hidden">
        <WorkplaceLogo />
        <SideMenu />
      </aside>
      <div className="flex min-w-0 flex-col">
        <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-b border-line bg-surface px-2 sm:px-4 print:hidden">
          <MenuDrawer />
          <div className="min-w-0 flex-1">
            <Breadcrumbs />
          </div>
          <PaletteButton />
          <NotificationBell />
          <ProfileMenu />
        </header>
        <main id="content" tabIndex={-1} className="mx-auto w-full max-w-7xl flex-1 p-4 outline-none sm:p-6">
          {children}
        </main>
      </div>
    </div>
  );
}
