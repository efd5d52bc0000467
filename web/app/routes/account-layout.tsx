import { CalendarDays, Heart, Package, PawPrint, UserRound } from "lucide-react";
import { Link, matchPath, Outlet, useLocation } from "react-router";
import { ProfileNav } from "../features/accounts/profile-nav.tsx";
import * as paths from "../lib/paths.ts";

const accountPages = [
  { to: paths.profile, label: "Profile", icon: UserRound, pattern: /^\/profile/i },
  { to: paths.orders, label: "Orders", icon: Package, pattern: /^\/orders?\b/i },
  { to: paths.myBooking, label: "Bookings", icon: CalendarDays, pattern: /^\/mybooking/i },
  { to: paths.myPets, label: "Pets", icon: PawPrint, pattern: /^\/(mypets|addpetmodal|welcome)/i },
  { to: paths.wishlist, label: "Wish List", icon: Heart, pattern: /^\/wishlist/i },
];

export default function AccountLayout() {
  const { pathname } = useLocation();
  const ariaCurrentFor = (to: string, pattern: RegExp) =>
    matchPath(to, pathname) ? "page" : pattern.test(pathname) || undefined;
  return (
    <div className="page-width grid grid-cols-1 gap-6 py-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10 lg:py-10">
      <nav aria-label="Account">
        <ul className="grid grid-cols-[repeat(5,auto)] sm:gap-1 lg:sticky lg:top-28 lg:grid-cols-1">
          {accountPages.map(({ to, label, icon: Icon, pattern }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={ariaCurrentFor(to, pattern)}
                className="flex min-h-11 flex-col items-center gap-x-3 gap-y-1 rounded-card px-0.5 py-2 text-center text-small font-semibold text-ink-soft transition-colors hover:bg-line/50 aria-[current]:bg-coral-soft aria-[current]:text-coral-strong sm:flex-row sm:justify-center sm:rounded-full sm:px-4 sm:text-base lg:justify-start"
              >
                <Icon className="size-5" />
                {label}
              </Link>
              {to === paths.profile && pattern.test(pathname) && (
                <ProfileNav className="mt-1 ml-6 border-l border-line pl-2 max-lg:hidden" />
              )}
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
