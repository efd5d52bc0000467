/** A problem the operator has to fix before the server can start. Printed as one sentence, without a stack trace. */
export class StartupError extends Error {
  override name = "StartupError";
}
