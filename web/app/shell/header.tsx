import { useEffect, useState } from "react";
import { Link, NavLink } from "react-router";
import { FitSlot } from "../lib/fit.tsx";
import * as paths from "../lib/paths.ts";
import { useSiteConfig } from "../lib/site-config.ts";
import { ButtonLink } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Logo } from "../ui/logo.tsx";
import { CartLink } from "./cart-link.tsx";
import { mainLinks } from "./main-links.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import { SearchButton } from "./search-button.tsx";
import { useHousehold } from "./use-household.ts";
import { useMergeVisitorCart } from "./use-merge-visitor-cart.ts";
import { UserMenu } from "./user-menu.tsx";

const scrolledThresholdPx = 10;

export function Header() {
  const { shop } = useSiteConfig();
  const scrolled = useScrolled();
  useHousehold();
  useMergeVisitorCart();
  return (
    <header
      data-scrolled={scrolled || undefined}
      className={classNames(
        "fixed inset-x-0 top-0 z-30 transition-[background-color,box-shadow] print:hidden",
        scrolled ? "bg-paper/85 shadow-card backdrop-blur-md" : "bg-paper",
      )}
    >
      <div className="page-width flex h-16 items-center gap-2 lg:h-20">
        <Link
          to="/"
          aria-label={`${shop.name}, home`}
          className="mr-auto flex min-h-11 items-center rounded-small lg:mr-6"
        >
          {/* Customers may have one more button here, which needs the room of the name on small phones. */}
          <Logo name={shop.name} className="in-data-[session=in]:max-[24rem]:[&>:last-child]:hidden" />
        </Link>
        <nav aria-label="Main" className="mr-auto hidden lg:block">
          <ul className="flex gap-1">
            {mainLinks.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end={to === "/"} className={navItemClasses}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <FitSlot part="Chooser" />
        <SearchButton />
        <CartLink />
        <div className="hidden lg:flex">
          <UserMenu />
          <ButtonLink to={paths.login} size="small" className="signed-out-only ml-2">
            Login
          </ButtonLink>
        </div>
        <MobileMenu />
      </div>
    </header>
  );
}

const navItemClasses =
  "inline-flex min-h-11 items-center rounded-full px-4 font-semibold text-ink-soft transition-colors hover:bg-line/50 hover:text-ink aria-[current=page]:bg-coral-soft aria-[current=page]:text-coral-strong";

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > scrolledThresholdPx);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);
  return scrolled;
}
