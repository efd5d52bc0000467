import { CalendarDays, Package, PawPrint, UserRound } from "lucide-react";
import { NavLink, Outlet } from "react-router";

const screens = [
  { to: "/profile", label: "Profile", icon: UserRound },
  { to: "/orders", label: "Orders", icon: Package },
  { to: "/mybooking", label: "Bookings", icon: CalendarDays },
  { to: "/mypets", label: "Pets", icon: PawPrint },
];

/** The customer's own screens: a list of them at the side on wide screens, a bar above on narrow ones. */
export default function AccountLayout() {
  return (
    <div className="page-width grid grid-cols-1 gap-6 py-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10 lg:py-10">
      <nav aria-label="Account">
        <ul className="grid grid-cols-4 gap-1 lg:sticky lg:top-28 lg:grid-cols-1">
          {screens.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <NavLink
                to={to}
                className="flex min-h-11 flex-col items-center gap-x-3 gap-y-1 rounded-card px-1 py-2 text-small font-semibold text-ink-soft transition-colors hover:bg-line/50 aria-[current=page]:bg-coral-soft aria-[current=page]:text-coral-strong sm:flex-row sm:justify-center sm:rounded-full sm:px-4 sm:text-base lg:justify-start"
              >
                <Icon className="size-5" />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}
