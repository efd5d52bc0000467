import type { StaffRole } from "@pawhaven/contract";
import type { Logger } from "pino";
import { type StaffCaller, findOpenStaffSessions } from "../../platform/auth/staff-sessions.ts";
import type { Db } from "../../platform/db/database.ts";
import type { EventBroadcaster, EventStream } from "../../platform/realtime/event-broadcaster.ts";
import { topicsOf } from "./topics-of.ts";

interface OpenStream {
  sessionId: number;
  role: StaffRole;
}

interface StaffStreamsOptions {
  db: Db;
  broadcaster: EventBroadcaster;
  log: Pick<Logger, "warn">;
}

/** How long a stream may outlive its session. */
const checkMs = 2_000;

/** The streams of staff on this node. Each ends with the session or the role that it was opened with. */
export class StaffStreams {
  private readonly db: Db;
  private readonly broadcaster: EventBroadcaster;
  private readonly streams = new Map<EventStream, OpenStream>();
  private readonly timer: NodeJS.Timeout;
  private readonly log: Pick<Logger, "warn">;
  private isChecking = false;

  constructor({ db, broadcaster, log }: StaffStreamsOptions) {
    this.db = db;
    this.broadcaster = broadcaster;
    this.log = log;
    this.timer = setInterval(() => void this.endOutdated(), checkMs).unref();
  }

  open(address: string, { sessionId, role }: StaffCaller): EventStream {
    const stream = this.broadcaster.subscribe(address, topicsOf(role));
    this.streams.set(stream, { sessionId, role });
    stream.once("close", () => this.streams.delete(stream));
    return stream;
  }

  close(): void {
    clearInterval(this.timer);
    this.broadcaster.close();
  }

  /** One statement for all streams. If it fails the next one decides: without the database there is nothing to announce. */
  private async endOutdated(): Promise<void> {
    if (this.isChecking || this.streams.size === 0) return;
    this.isChecking = true;
    try {
      const checked = [...this.streams];
      const roles = await findOpenStaffSessions(
        this.db,
        checked.map(([, { sessionId }]) => sessionId),
      );
      for (const [stream, { sessionId, role }] of checked)
        // mutant(staff-streams.test.ts): a stream of staff ends with its session
        if (roles.get(sessionId) !== role) stream.push(null);
    } catch (error) {
      this.log.warn(error, "the sessions of open streams were not checked");
    } finally {
      this.isChecking = false;
    }
  }
}
