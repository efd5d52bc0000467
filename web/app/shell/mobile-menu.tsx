import { LogOut, Menu, X } from "lucide-react";
import { useRef } from "react";
import { Link, NavLink } from "react-router";
import * as paths from "../lib/paths.ts";
import { accountLinks, mainLinks } from "./main-links.ts";
import { useDisclosure } from "./use-disclosure.ts";
import { useLogout } from "./use-logout.ts";

export function MobileMenu() {
  const area = useRef<HTMLDivElement>(null);
  const { open, toggle } = useDisclosure(area);
  const logout = useLogout();
  const Icon = open ? X : Menu;
  return (
    <div ref={area} className="lg:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-controls="mobile-menu"
        onClick={toggle}
        className="grid size-11 cursor-pointer place-items-center rounded-full transition-colors hover:bg-line/60"
      >
        <Icon className="size-6" />
        <span className="sr-only">{open ? "Close menu" : "Open menu"}</span>
      </button>
      <nav
        id="mobile-menu"
        aria-label="Main"
        hidden={!open}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line bg-paper px-4 pt-2 pb-6 shadow-raised"
      >
        <ul>
          {mainLinks.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} end={to === "/"} className={itemClasses}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <hr className="my-2 border-t border-line" />
        <Link to={paths.login} className={`${itemClasses} signed-out-only`}>
          Login
        </Link>
        <ul className="signed-in-only">
          {accountLinks.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} className={itemClasses}>
                {label}
              </NavLink>
            </li>
          ))}
          <li>
            <button type="button" onClick={logout} className={`${itemClasses} w-full cursor-pointer`}>
              <LogOut className="size-5" />
              Logout
            </button>
          </li>
        </ul>
      </nav>
    </div>
  );
}

const itemClasses =
  "flex min-h-12 items-center gap-2 rounded-small px-3 text-lead font-semibold transition-colors hover:bg-sunken aria-[current=page]:text-coral";
