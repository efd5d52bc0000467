import { Bell } from "lucide-react";
import { Button } from "../../ui/button.tsx";

interface AlertPanelProps {
  isWaiting?: boolean;
  isBusy?: boolean;
  onPress: () => void;
}

export const AlertPanel = ({ isWaiting = false, isBusy = false, onPress }: AlertPanelProps) => (
  <div className="grid w-full gap-2 rounded-card bg-sunken p-4">
    <p className="text-small text-ink-soft">
      {isWaiting
        ? "You are in line. We will email you once when it is back."
        : "We can email you once when it is back. Whoever asks first is told first; nothing is held."}
    </p>
    <Button variant="secondary" icon={Bell} busy={isBusy} fullWidth onClick={onPress}>
      {isWaiting ? "Stop waiting" : "Email me when it is back"}
    </Button>
  </div>
);
