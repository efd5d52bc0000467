import { CalendarDays, Package, PawPrint, UserRound } from "lucide-react";
import { NavLink, Outlet } from "react-router";
import { accountLinks } from "../shell/main-links.ts";

const icons: Record<string, typeof UserRound> = {
  "/profile": UserRound,
  "/orders": Package,
  "/mybooking": CalendarDays,
  "/mypets": PawPrint,
};

/** The customer's own screens: a list of them at the side on wide screens, above on narrow ones. */
export default function AccountLayout() {
  return (
    <div className="page-width grid grid-cols-1 gap-6 py-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10 lg:py-10">
      <nav aria-label="Account">
        <ul className="flex gap-1 overflow-x-auto lg:sticky lg:top-28 lg:grid">
          {accountLinks.map(({ to, label }) => {
            const Icon = icons[to] ?? UserRound;
            return (
              <li key={to}>
                <NavLink
                  to={to}
                  className="flex min-h-11 items-center gap-3 rounded-full px-4 font-semibold whitespace-nowrap text-ink-soft transition-colors hover:bg-line/50 aria-[current=page]:bg-coral-soft aria-[current=page]:text-coral-strong"
                >
                  <Icon className="size-5" />
                  {label}
                </NavLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
