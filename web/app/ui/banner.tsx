import { CircleAlert, CircleCheck, Info } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { classNames } from "./class-names.ts";

const tones = {
  success: { Icon: CircleCheck, classes: "border-teal bg-teal-soft", iconClasses: "text-teal-strong" },
  error: { Icon: CircleAlert, classes: "border-berry bg-berry-soft", iconClasses: "text-berry" },
  info: { Icon: Info, classes: "border-line-strong bg-sky", iconClasses: "text-ink" },
};

type BannerTone = keyof typeof tones;

interface BannerProps {
  tone: BannerTone;
  children: ReactNode;
  className?: string;
}

/** An inline message, announced to screen readers when it appears. */
export const Banner = (props: BannerProps) => (
  <div role={props.tone === "error" ? "alert" : "status"}>
    <BannerContent {...props} />
  </div>
);

function BannerContent({ tone, children, className }: BannerProps) {
  const { Icon, classes, iconClasses } = tones[tone];
  return (
    <div className={classNames("flex gap-3 rounded-small border px-4 py-3 text-ink", classes, className)}>
      <Icon className={classNames("mt-0.5 size-5 shrink-0", iconClasses)} />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  );
}

const autoHideMs = 3000;

/**
 * A banner that hides itself. Render `banner` and call `showBanner`. The live region is mounted from the start, because
 * screen readers do not announce one that arrives together with its text.
 */
export function useBanner() {
  const [message, setMessage] = useState<{ tone: BannerTone; text: string } | null>(null);
  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(() => setMessage(null), autoHideMs);
    return () => clearTimeout(timer);
  }, [message]);
  const showBanner = useCallback((tone: BannerTone, text: string) => setMessage({ tone, text }), []);
  const banner = (
    <div aria-live="polite">{message && <BannerContent tone={message.tone}>{message.text}</BannerContent>}</div>
  );
  return { banner, showBanner };
}
