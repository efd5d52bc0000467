import { armFaultPoint } from "../../src/platform/fault-points.ts";
import { startShop } from "../../src/composition/start-shop.ts";
import { fastForwardIntervals } from "./fast-forward.ts";

/** The shop without pages. The parent process tells it by an IPC message at which fault point to crash. */
process.on("message", (point: string) => {
  armFaultPoint(point);
  process.send?.("armed");
});

fastForwardIntervals(20);
await startShop(process.env, async () => ({
  renderPage: async () => new Response(null, { status: 404 }),
  canonicalUrl: (url) => url,
  inlineCode: {},
  middleware: (_request, _response, next) => next(),
}));
