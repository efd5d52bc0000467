import type { Endpoint } from "@pawhaven/contract";
import { inArray } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { auditLog } from "../../schema/index.ts";
import type { Db } from "../db/database.ts";

type Request = Pick<FastifyRequest, "id" | "method" | "url" | "headers">;

/**
 * For tests: a change by staff leaves an audit entry. Of several calls with one idempotency key exactly one does, the one
 * that was executed; which one that is shows only afterwards, so all are remembered.
 */
export function expectAuditIn(db: Db) {
  const callsByKey = new Map<string, string[]>();
  return (request: Request, { idempotent }: Pick<Endpoint, "idempotent">) => {
    const key = idempotent === true ? request.headers["idempotency-key"] : undefined;
    if (key === undefined) return () => assertOneAudited(db, [request.id], request);
    const name = `${request.method} ${request.url} ${String(key)}`;
    const calls = callsByKey.get(name) ?? [];
    callsByKey.set(name, calls);
    calls.push(request.id);
    return () => assertOneAudited(db, calls, request);
  };
}

async function assertOneAudited(db: Db, requestIds: string[], { method, url }: Request): Promise<void> {
  const entries = await db
    .selectDistinct({ requestId: auditLog.requestId })
    .from(auditLog)
    .where(inArray(auditLog.requestId, requestIds));
  if (entries.length === 0) throw new Error(`${method} ${url} changed something without an audit entry.`);
  if (entries.length > 1) throw new Error(`${method} ${url} was repeated, and left a second audit entry.`);
}
