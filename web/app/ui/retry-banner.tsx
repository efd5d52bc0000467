import { RotateCw } from "lucide-react";
import { Banner } from "./banner.tsx";
import { Button } from "./button.tsx";

interface RetryBannerProps {
  text: string;
  onRetry: (() => void) | undefined;
  className?: string;
}

/** A part of a page that could not be loaded. `ErrorState` is for what fills the page. */
export const RetryBanner = ({ text, onRetry, className }: RetryBannerProps) => (
  <Banner tone="error" className={className}>
    <p>{text}</p>
    {onRetry && (
      <Button variant="secondary" size="small" icon={RotateCw} className="mt-2" onClick={onRetry}>
        Try Again
      </Button>
    )}
  </Banner>
);
