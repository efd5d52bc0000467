import pg from "pg";
import { parsedAsNumber, parsedAsText, type Statement } from "./driver.ts";

export interface PostgresQueryOptions extends Statement {
  /** Of the prepared statement, if it is one. */
  name?: string | undefined;
  /** 0 disables it. */
  timeoutMs: number;
}

interface Columns {
  names: string[];
  parsers: ((value: string) => unknown)[];
}

/** By the name of the statement. The server refuses to run a prepared statement whose columns have changed. */
const describedColumns = new WeakMap<Connection, Map<string, Columns>>();

const { prepareValue } = (pg as unknown as { utils: { prepareValue: (value: unknown) => unknown } }).utils;

/**
 * A statement as pg sends it, but without what the shop does not need: the server describes the columns of a prepared
 * statement only once for a connection, and rows become arrays or objects right away. It is what pg calls a submittable, like
 * its cursors: pg calls its methods as messages arrive, one statement after the other.
 */
export class PostgresQuery {
  readonly text: string;
  readonly name: string | undefined;
  readonly query_timeout: number;
  /** Replaced by pg with one that also ends the timeout. */
  callback: (error: Error | null, rows?: unknown[]) => void = () => {};
  private readonly values: unknown[];
  private readonly rowsAs: Statement["rows"];
  private readonly rows: unknown[] = [];
  private columns: Columns | undefined;
  private connection: Connection | undefined;
  private failure: Error | null = null;

  constructor({ text, values, rows, name, timeoutMs }: PostgresQueryOptions) {
    this.text = text;
    this.values = values.map((value) => prepareValue(value));
    this.rowsAs = rows;
    this.name = name;
    this.query_timeout = timeoutMs;
  }

  runOn(client: pg.ClientBase): Promise<unknown[]> {
    return new Promise((resolve, reject) => {
      this.callback = (error, rows = []) => (error ? reject(error) : resolve(rows));
      client.query(this as unknown as pg.Submittable);
    });
  }

  submit(connection: Connection): void {
    if (this.name === undefined && this.values.length === 0) return connection.query(this.text);
    connection.stream.cork(); // so that all messages leave in one packet
    try {
      this.send(connection);
    } finally {
      connection.stream.uncork();
    }
  }

  private send(connection: Connection): void {
    const { name = "", text, values } = this;
    this.connection = connection;
    this.columns = describedColumns.get(connection)?.get(name);
    if (connection.parsedStatements[name] === undefined) connection.parse({ name, text });
    connection.bind({ statement: name, values });
    if (!this.columns) connection.describe({ type: "P", name: "" });
    connection.execute({});
    connection.sync();
  }

  handleRowDescription({ fields }: RowDescription): void {
    this.columns = { names: fields.map(({ name }) => name), parsers: fields.map(parserOf) };
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    try {
      const values = fields.map((value, index) => (value === null ? null : this.columns?.parsers[index]?.(value)));
      this.rows.push(this.rowsAs === "arrays" ? values : this.toObject(values));
    } catch (error) {
      this.failure = error as Error;
    }
  }

  private toObject(values: unknown[]): Record<string, unknown> {
    return Object.fromEntries(values.map((value, index) => [this.columns?.names[index] ?? "", value]));
  }

  handleCommandComplete(): void {
    if (this.name !== undefined && this.connection) remember(this.connection, this.name, this.columns);
  }

  handleEmptyQuery(): void {}

  handleReadyForQuery(): void {
    this.callback(this.failure, this.rows);
  }

  handleError(error: Error): void {
    this.callback(this.failure ?? error);
  }
}

const noColumns: Columns = { names: [], parsers: [] };

function remember(connection: Connection, name: string, columns = noColumns): void {
  const known = describedColumns.get(connection) ?? new Map<string, Columns>();
  describedColumns.set(connection, known.set(name, columns));
}

function parserOf({ dataTypeID: oid, format }: RowDescription["fields"][number]): (value: string) => unknown {
  if (parsedAsText.includes(oid)) return (value) => value;
  if (parsedAsNumber.includes(oid)) return Number;
  return pg.types.getTypeParser(oid, format) as (value: string) => unknown;
}

/** The parts of pg's connection that a submittable uses; its types leave them out. */
interface Connection {
  stream: { cork(): void; uncork(): void };
  parsedStatements: Record<string, string | undefined>;
  query(text: string): void;
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: unknown[] }): void;
  describe(message: { type: "P"; name: string }): void;
  execute(message: object): void;
  sync(): void;
}

interface RowDescription {
  fields: { name: string; dataTypeID: number; format: "text" | "binary" }[];
}
