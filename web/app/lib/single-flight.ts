/**
 * Runs one task at a time and ignores calls while one is in flight. Unlike a disabled button this takes effect at once,
 * so a second click that arrives before React has rendered does nothing.
 */
export function createSingleFlight(): (task: () => Promise<unknown>) => Promise<void> {
  let isInFlight = false;
  return async (task) => {
    if (isInFlight) return;
    isInFlight = true;
    try {
      await task();
    } finally {
      isInFlight = false;
    }
  };
}
