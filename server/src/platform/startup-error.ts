/** Something the person who starts the shop has to mend. Shown as one sentence, without a stack. */
export class StartupError extends Error {
  override name = "StartupError";
}
