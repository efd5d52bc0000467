import { Clock, Mail, Phone } from "lucide-react";
import { capitalize } from "../lib/capitalize.ts";
import * as paths from "../lib/paths.ts";
import { phoneUrl } from "../lib/phone-url.ts";
import { tagline } from "../lib/shop-texts.ts";
import { useSiteConfig } from "../lib/site-config.ts";
import { Logo } from "../ui/logo.tsx";
import { TextLink } from "../ui/text-link.tsx";
import { ThemeSwitch } from "../ui/theme-switch.tsx";
import { FeedbackButton } from "./feedback-button.tsx";
import { FooterColumn, rowClasses } from "./footer-column.tsx";
import { SocialLinks } from "./social-links.tsx";

const closed = "Closed";

const footerLinks = [
  { to: "/", label: "Home" },
  { to: "/products", label: "Products" },
  { to: paths.contact, label: "Contact" },
  { to: paths.returns, label: "Returns" },
];

const legalLinks = paths.legal.map((to) => ({ to, label: capitalize(to.slice(1)) }));

export function Footer() {
  const { shop, year } = useSiteConfig();
  return (
    <footer className="mt-16 border-t border-line bg-sunken print:hidden">
      <div className="page-width grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(16rem,40%)),1fr))] gap-10 py-10 lg:grid-cols-[2fr_1fr_1.5fr_1fr] lg:py-16">
        <div className="max-w-sm">
          <Logo name={shop.name} />
          <p className="mt-4 text-ink-soft">{tagline}</p>
          <div className="mt-6">
            <FeedbackButton />
          </div>
        </div>
        <FooterColumn title="Explore">
          {footerLinks.map(({ to, label }) => (
            <li key={to}>
              <TextLink to={to} variant="quiet" className={rowClasses}>
                {label}
              </TextLink>
            </li>
          ))}
        </FooterColumn>
        <FooterColumn title="Talk to us">
          <li>
            <TextLink to={`mailto:${shop.email}`} variant="quiet" className={rowClasses}>
              <Mail className="size-4 shrink-0" /> {shop.email}
            </TextLink>
          </li>
          <li>
            <TextLink to={phoneUrl(shop.phone)} variant="quiet" className={rowClasses}>
              <Phone className="size-4 shrink-0" /> {shop.phone}
            </TextLink>
          </li>
          {shop.hours.shop.map(
            ([days, times]) =>
              times !== closed && (
                <li key={days} className={rowClasses}>
                  <Clock className="size-4 shrink-0" />
                  <span>
                    Shop: {days} {times}
                  </span>
                </li>
              ),
          )}
        </FooterColumn>
        <SocialLinks social={shop.social} />
      </div>
      <div className="border-t border-line">
        <div className="page-width flex flex-wrap items-center justify-between gap-4 py-4 text-small text-ink-soft">
          <p>
            © {year} {shop.name}. All rights reserved.
          </p>
          <ul className="flex flex-wrap gap-x-4">
            {legalLinks.map(({ to, label }) => (
              <li key={to}>
                <TextLink to={to} variant="quiet" className={rowClasses}>
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
