const maxWaitMs = 500;

/** Resolves when the browser is idle, or after `maxWaitMs`. */
export const waitForIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: maxWaitMs });
    else setTimeout(resolve);
  });
