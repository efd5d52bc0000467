import { useEffect, useRef } from "react";
import { NavLink } from "react-router";
import { useSiteConfig } from "../../lib/site-config.ts";
import { classNames } from "../../ui/class-names.ts";
import { profileSections } from "./profile-sections.ts";

/** Below the other pages of the account on a wide screen; above the section, in a row that scrolls, on a narrow one. */
export function ProfileNav({ className }: { className?: string }) {
  const { cards } = useSiteConfig();
  const sections = profileSections.filter(({ needsCards }) => !needsCards || cards !== null);
  return (
    <nav aria-label="Profile" className={className}>
      <ul
        ref={useCurrentInView()}
        className="relative -mx-4 flex thin-scrollbar gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0 lg:grid lg:gap-1"
      >
        {sections.map(({ to, label, icon: Icon }) => (
          <li key={to} className="shrink-0">
            <NavLink
              to={to}
              end
              className={classNames(
                "flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 text-small font-semibold",
                "text-ink-soft transition-colors hover:bg-line/50 aria-[current]:border-coral-strong aria-[current]:text-coral-strong",
                "lg:border-transparent lg:px-3 lg:aria-[current]:border-transparent",
              )}
            >
              <Icon className="size-4 shrink-0" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Unless somebody has scrolled the row already, before the page was interactive. */
function useCurrentInView() {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current;
    const current = row?.querySelector<HTMLElement>("[aria-current]");
    // Not `scrollIntoView`, which would scroll the page as well.
    if (row?.scrollLeft === 0 && current) row.scrollTo({ left: current.offsetLeft - 16 });
  }, []);
  return list;
}
