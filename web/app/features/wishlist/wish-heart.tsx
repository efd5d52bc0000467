import { useSession } from "../../lib/session.ts";
import { lazyButton } from "../../ui/lazy-button.tsx";
import { HeartButton } from "./heart-button.tsx";

interface WishHeartProps {
  gear: { id: number; name: string };
  className?: string;
}

const WishButton = lazyButton(() => import("./wish-button.tsx"));

/** What it does is loaded for customers, and for visitors once they press it. */
export const WishHeart = ({ gear, className }: WishHeartProps) => (
  <WishButton
    gear={gear}
    className={className}
    isWanted={useSession() !== null}
    renderEarly={({ isBusy, onPress }) => (
      <HeartButton gearName={gear.name} className={className} isBusy={isBusy} onClick={onPress} />
    )}
  />
);
