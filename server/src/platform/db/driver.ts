/** The little that both databases must be able to do. Everything else is written once, on top of it. */
export interface Driver {
  readonly kind: "embedded" | "postgres";
  /** Runs one statement on its own. */
  readonly run: RunStatement;
  /** Runs the work on one connection between BEGIN and COMMIT; a thrown error rolls back. */
  transaction<T>(work: (run: RunStatement) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Calls back for every announcement on the channel, from any node, until the driver closes. `onGap` is called
   * when announcements may have been missed, and `onRestored` when they flow again.
   */
  listen(channel: string, listener: NotificationListener): Promise<void>;
  /** How long the first of those has been waiting who wait for the database at this moment. */
  longestWaitMs(): number;
  close(): Promise<void>;
}

export interface TransactionOptions {
  /** Nobody waits at a browser for its statements, so they may take as long as they need. */
  isLongRunning?: boolean;
}

export type RunStatement = (statement: Statement) => Promise<unknown[]>;

export interface Statement {
  text: string;
  values: readonly unknown[];
  /** Rows as arrays of columns (for the query builder) or as objects (for hand-written SQL). */
  rows: "arrays" | "objects";
}

export interface NotificationListener {
  onPayload(payload: string): void;
  onInterrupted(): void;
  onRestored(): void;
}

/** Types both drivers must parse alike: dates stay text for the query builder, bigint counts become numbers. */
export const parsedAsText = [1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231];
export const parsedAsNumber = [20];
