import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { loadAgain, loadInTime, loadLimitMs } from "./load-in-time.ts";
import { showLoadFailed } from "./show-load-failed.ts";

interface ButtonProps {
  /** Before its code was loaded. */
  isPressed: boolean;
}

type LazyButtonProps<Props> = Omit<Props, keyof ButtonProps> & {
  /** To be loaded before anybody presses it. */
  isWanted: boolean;
  /** What is there until the code has arrived. */
  renderEarly: (early: { isBusy: boolean; onPress: () => void }) => ReactNode;
};

/**
 * A button whose code is loaded when it is pressed, or before. If that fails or takes longer than two minutes, the early button
 * stays: a toast tells whoever pressed it, and pressing it again tries again.
 */
export function lazyButton<Props extends ButtonProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  limitMs = loadLimitMs,
): ComponentType<LazyButtonProps<Props>> {
  const loadOnce = createLoader(load, limitMs);
  let Arrived: ComponentType<Props> | undefined;
  return function LazyButton({ isWanted, renderEarly, ...props }) {
    const [Loaded, setLoaded] = useState(() => Arrived);
    const [isPressed, setIsPressed] = useState(false);
    const arrive = (module: { default: ComponentType<Props> }) => {
      Arrived = module.default;
      setLoaded(() => module.default);
    };
    useEffect(() => {
      // Offline, the service worker would answer with the offline page in place of what is being read.
      if (isWanted && navigator.onLine) loadOnce().then(arrive, () => undefined);
    }, [isWanted]);
    const press = () => {
      setIsPressed(true);
      loadOnce().then(arrive, () => {
        setIsPressed(false);
        showLoadFailed();
      });
    };
    if (Loaded) return <Loaded {...(props as unknown as Props)} isPressed={isPressed} />;
    return renderEarly({ isBusy: isPressed, onPress: press });
  };
}

/** Buttons of a page share what is on its way, and what failed. */
function createLoader<Loaded>(load: () => Promise<Loaded>, limitMs: number): () => Promise<Loaded> {
  let attempt = loadInTime;
  let loading: Promise<Loaded> | undefined;
  return () =>
    (loading ??= attempt(load, limitMs).catch((error: unknown) => {
      attempt = loadAgain;
      loading = undefined;
      throw error;
    }));
}
