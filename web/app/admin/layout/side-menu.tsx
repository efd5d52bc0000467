import { Link, useLocation } from "react-router";
import { matchScreen } from "../lib/match-screen.ts";
import { screenPath } from "../lib/paths.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { type Screen, screenGroups } from "../lib/screen.ts";
import { screens } from "../screens.ts";

/** The screens that the role includes, by group. */
export function SideMenu() {
  const { can } = useStaffSession();
  const entries = screens.filter(({ inMenu = true, permission }) => inMenu && can(permission));
  return (
    <nav aria-label="Workplace" className="grid gap-4 pt-3">
      {screenGroups.map((group) => {
        const ofGroup = entries.filter((screen) => screen.group === group);
        return ofGroup.length > 0 && <MenuGroup key={group} title={group} entries={ofGroup} />;
      })}
    </nav>
  );
}

const MenuGroup = ({ title, entries }: { title: string; entries: Screen[] }) => (
  <div>
    <h2 id={`menu-${title}`} className="px-2 pb-1 font-text text-small font-bold tracking-normal text-ink-soft">
      {title}
    </h2>
    <ul aria-labelledby={`menu-${title}`} className="grid gap-0.5">
      {entries.map((screen) => (
        <li key={screen.path}>
          <MenuLink screen={screen} />
        </li>
      ))}
    </ul>
  </div>
);

function MenuLink({ screen: { path, title, icon: Icon } }: { screen: Screen }) {
  const { pathname } = useLocation();
  const to = screenPath(path);
  const isAbove = matchScreen(screens, pathname)?.screen.under === path;
  const isInside = path !== "" && (isAbove || pathname.startsWith(`${to}/`));
  return (
    <Link
      to={to}
      aria-current={pathname === to ? "page" : isInside || undefined}
      className="flex min-h-11 items-center gap-2 rounded-small px-2 font-semibold transition-colors hover:bg-sunken aria-[current]:bg-coral-soft aria-[current]:text-coral-strong lg:min-h-9"
    >
      {Icon && <Icon className="size-4 shrink-0" />}
      {title}
    </Link>
  );
}
