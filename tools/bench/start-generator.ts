import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { LoadEnvironment } from "./load-environment.ts";
import type { LoadPlan, Sample } from "./load-generator.ts";

export interface LoadGenerator {
  run(plan: Partial<LoadPlan>): Promise<Sample[]>;
  stop(): void;
}

/** In a process of its own, so that it sends in time while this one works. */
export function startGenerator({ shop, fixtures }: LoadEnvironment, perSecond: number): LoadGenerator {
  const child = fork(path.join(import.meta.dirname, "load-generator.ts"), { serialization: "advanced" });
  const port = Number(new URL(shop.origin).port);
  return {
    async run(plan) {
      const defaults: LoadPlan = { port, fixtures, mix: "mixed", perSecond, seconds: 1, signIns: 0 };
      child.send({ ...defaults, ...plan });
      const [samples] = (await once(child, "message")) as [Sample[]];
      return samples;
    },
    stop: () => child.kill(),
  };
}
