import { test } from "@playwright/test";

/** Steps of a journey that say how long they took. Nothing is expected of their times. */
export function timedSteps() {
  const times: string[] = [];
  const begin = performance.now();
  const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
  return {
    step: (title: string, act: () => Promise<void>) =>
      test.step(title, async () => {
        const start = performance.now();
        await act();
        times.push(`${title}: ${secondsSince(start)}`);
      }),
    print: () => void process.stdout.write(`${[...times, `together: ${secondsSince(begin)}`].join("\n")}\n`),
  };
}
