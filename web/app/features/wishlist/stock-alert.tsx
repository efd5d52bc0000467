import { useSession } from "../../lib/session.ts";
import { lazyButton } from "../../ui/lazy-button.tsx";
import { AlertPanel } from "./alert-panel.tsx";

const AskForAlert = lazyButton(() => import("./ask-for-alert.tsx"));

/** For a gear that is sold out. What it does is loaded like that of a heart. */
export const StockAlert = ({ gear: { id } }: { gear: { id: number } }) => (
  <AskForAlert gearId={id} isWanted={useSession() !== null} renderEarly={(early) => <AlertPanel {...early} />} />
);
