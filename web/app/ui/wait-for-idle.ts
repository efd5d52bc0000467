const maxWaitMs = 500;

/** Waits for a moment in which the browser has nothing better to do, though not for long. */
export const waitForIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: maxWaitMs });
    else setTimeout(resolve);
  });
