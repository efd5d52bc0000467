import { ChevronDown, CircleUser, LogOut } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";
import { capitalize } from "../lib/capitalize.ts";
import { useSession } from "../lib/session.ts";
import { accountLinks } from "./main-links.ts";
import { useDisclosure } from "./use-disclosure.ts";
import { useLogout } from "./use-logout.ts";

/** The signed-in customer's menu. The button shows the role name; until the script runs, the style sheet fills it in. */
export function UserMenu() {
  const area = useRef<HTMLDivElement>(null);
  const { open, toggle } = useDisclosure(area);
  const session = useSession();
  const logout = useLogout();
  return (
    <div ref={area} className="relative signed-in-only">
      <button
        type="button"
        aria-expanded={open}
        aria-controls="user-menu"
        onClick={toggle}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full px-3 font-bold transition-colors hover:bg-line/60"
      >
        <CircleUser className="size-5" />
        <span className="sr-only">Account menu: </span>
        <span className="role-label">{session && capitalize(session.user.role.name)}</span>
        <ChevronDown className={`size-4 transition-transform ${open ? "rotate-180" : ""}`} />
      </button>
      <ul
        id="user-menu"
        hidden={!open}
        className="absolute top-full right-0 mt-2 w-52 rounded-card border border-line bg-surface p-2 shadow-raised"
      >
        {accountLinks.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={menuItemClasses}>
              {label}
            </Link>
          </li>
        ))}
        <li className="mt-1 border-t border-line pt-1">
          <button type="button" onClick={logout} className={`${menuItemClasses} w-full cursor-pointer`}>
            <LogOut className="size-4" />
            Logout
          </button>
        </li>
      </ul>
    </div>
  );
}

const menuItemClasses =
  "flex min-h-11 items-center gap-2 rounded-small px-3 text-left font-semibold transition-colors hover:bg-sunken";
