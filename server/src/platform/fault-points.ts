/** Places where the server may be killed at the worst moment. Tests do it, and see that nothing is lost. */
export const faultPoints = [
  "stock held",
  "order written",
  "cash order committed",
  "card order committed",
  "intent created",
  "intent recorded",
  "intent fetched",
  "payment claimed",
  "payment committed",
  "intent canceled",
  "cancellation committed",
  "refund sent",
  "refund recorded",
  "mail sent",
] as const;
export type FaultPoint = (typeof faultPoints)[number];

let armed: FaultPoint | undefined;

/** Never called in a shop that serves customers. */
export function armFaultPoint(point: FaultPoint): void {
  armed = point;
}

/** Does nothing unless a test has armed this very point; then the process ends here, without a word to anybody. */
export function faultPoint(point: FaultPoint): void {
  if (point === armed) process.kill(process.pid, "SIGKILL");
}
