import { CircleAlert, CircleCheck, Info } from "lucide-react";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { classNames } from "./class-names.ts";

const tones = {
  success: { Icon: CircleCheck, look: "border-teal bg-teal-soft", mark: "text-teal-strong" },
  error: { Icon: CircleAlert, look: "border-berry bg-berry-soft", mark: "text-berry" },
  info: { Icon: Info, look: "border-line-strong bg-sky", mark: "text-ink" },
};

type BannerTone = keyof typeof tones;

interface BannerProps {
  tone: BannerTone;
  children: ReactNode;
  className?: string;
}

/** A message in the flow of the page, read out when it appears. */
export const Banner = (props: BannerProps) => (
  <div role={props.tone === "error" ? "alert" : "status"}>
    <BannerContent {...props} />
  </div>
);

function BannerContent({ tone, children, className }: BannerProps) {
  const { Icon, look, mark } = tones[tone];
  return (
    <div className={classNames("flex gap-3 rounded-small border px-4 py-3 text-ink", look, className)}>
      <Icon className={classNames("mt-0.5 size-5 shrink-0", mark)} />
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  );
}

const autoHideMs = 3000;

/**
 * A banner that clears itself. Put `banner` where the message belongs and call `showBanner`; the place is there from
 * the start, so that screen readers hear what appears in it.
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
