import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Admission, Overload } from "../admission.ts";

/** The address of requests that pages make while they are rendered here. No caller outside can have it. */
export const insideAddress = "inside";

const everyMs = 20;
const reportMs = 1_000;

/** Counts who is under way, and sends away early, before anything is read or asked, who would only wait. */
export function useAdmission(app: FastifyInstance, admission: Admission): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (isAlwaysServed(request)) return done();
    const { endpoint } = request.routeOptions.config;
    // What is kept costs nothing; whether it is kept is found out later.
    if (endpoint && !endpoint.keptUntil) {
      try {
        admit(admission, request);
      } catch (error) {
        return done(error as Overload);
      }
    }
    admission.enter();
    // A caller who hangs up is never answered to the end, so no hook tells of it; the closing does.
    reply.raw.once("close", () => admission.leave());
    done();
  });
  watch(app, admission);
}

/** Refuses work for a request from outside while there is too much of it. */
export function admit(admission: Admission, request: FastifyRequest): void {
  if (isAlwaysServed(request)) return;
  admission.admit(request.routeOptions.config.endpoint?.precedence === "first");
}

function isAlwaysServed({ socket, routeOptions }: FastifyRequest): boolean {
  const { endpoint } = routeOptions.config;
  return socket.remoteAddress === insideAddress || endpoint?.precedence === "always" || endpoint?.answers === "events";
}

/** One line a second tells how many were sent away; a line for each would cost more than sending them away. */
function watch(app: FastifyInstance, admission: Admission): void {
  const turns = setInterval(() => admission.turn(everyMs), everyMs).unref();
  const reports = setInterval(() => {
    const refused = admission.takeRefused();
    if (refused > 0) app.log.warn({ refused }, "overloaded");
  }, reportMs).unref();
  app.addHook("onClose", async () => {
    clearInterval(turns);
    clearInterval(reports);
  });
}
