/** What differs between the two databases. Everything else is built on top of it. */
export interface Driver {
  readonly kind: "embedded" | "postgres";
  /** Runs one statement outside of a transaction. */
  readonly run: RunStatement;
  /** Runs the work on one connection between BEGIN and COMMIT; a thrown error rolls back. */
  transaction<T>(work: (run: RunStatement) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** LISTEN on a channel until the driver closes. Notifications come from all nodes. */
  listen(channel: string, listener: NotificationListener): Promise<void>;
  /** Waits until the listeners have received all notifications of what was committed before. */
  catchUp(): Promise<void>;
  /** The age of the oldest request that waits for a connection now. */
  longestWaitMs(): number;
  pool(): PoolState;
  close(): Promise<void>;
}

export interface PoolState {
  /** How many connections there can be. */
  size: number;
  used: number;
  /** How many wait for one. */
  waiting: number;
}

export interface TransactionOptions {
  /** No query timeout, because no user waits for it. */
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
  /** Notifications may be missed from now on. */
  onInterrupted(): void;
  /** Notifications arrive again. */
  onRestored(): void;
}

/** Type OIDs both drivers must parse alike: dates stay strings for the query builder, bigint becomes a number. */
export const parsedAsText = [1082, 1114, 1184, 1186, 1115, 1182, 1185, 1187, 1231];
export const parsedAsNumber = [20];
