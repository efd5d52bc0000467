import { ExternalLink } from "lucide-react";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";

const variants = {
  plain: "text-teal-strong underline decoration-1 underline-offset-4 hover:decoration-2",
  quiet: "text-inherit decoration-1 underline-offset-4 hover:underline",
};

interface TextLinkProps extends Omit<ComponentProps<"a">, "href"> {
  /** A path of this site, an absolute URL, or a `mailto:` or `tel:` link. */
  to: string;
  /** `quiet` is for lists of links, such as navigation. */
  variant?: keyof typeof variants;
  state?: unknown;
}

export function TextLink({ to, variant = "plain", state, className, children, ...anchor }: TextLinkProps) {
  const classes = classNames("rounded-small transition-colors", variants[variant], className);
  if (!/^[a-z]+:|^\/\//i.test(to)) {
    return (
      <Link {...anchor} to={to} state={state} className={classes}>
        {children}
      </Link>
    );
  }
  if (!/^(https?:)?\/\//i.test(to)) {
    return (
      <a {...anchor} href={to} className={classes}>
        {children}
      </a>
    );
  }
  return (
    <a {...anchor} href={to} target="_blank" rel="noopener noreferrer" className={classes}>
      {children}
      <ExternalLink className="ml-1 inline size-[0.9em] align-baseline" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
