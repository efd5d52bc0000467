import { createHash } from "node:crypto";

const maxNames = 500;
/** Of statements without a name so far. Most of them never come again, and must not keep later ones from getting one. */
const maxCounted = 500;
const minUses = 3;

/** A pattern matches one row or all of them, and a prepared plan does not know which: it would read a whole table for one. */
export const canBePrepared = (text: string): boolean => !text.includes(" like ");

/**
 * Names for prepared statements, which are parsed and planned once per connection. Only repeated statements get one, and
 * the number is bounded, because every connection holds a plan for each.
 */
export class PreparedStatementNames {
  private readonly uses = new Map<string, number>();
  private readonly names = new Map<string, string | null>();
  private isDisabled = false;

  nameFor(text: string): string | undefined {
    const knownName = this.names.get(text);
    if (knownName !== undefined || this.isDisabled) return knownName ?? undefined;
    if (!canBePrepared(text)) return undefined;
    if (this.names.size >= maxNames || this.countUse(text) < minUses) return undefined;
    this.uses.delete(text);
    const name = createHash("sha256").update(text).digest("base64url").slice(0, 32);
    this.names.set(text, name);
    return name;
  }

  /** The one that was not used for longest is forgotten if there are too many. */
  private countUse(text: string): number {
    const uses = (this.uses.get(text) ?? 0) + 1;
    this.uses.delete(text);
    this.uses.set(text, uses);
    if (this.uses.size > maxCounted) this.uses.delete(this.uses.keys().next().value as string);
    return uses;
  }

  /**
   * Whether a statement failed only because it was prepared, before it had any effect; it can then be retried unnamed.
   * Either its tables were altered, or a pooler in transaction mode switched the server connection; in that case no
   * statement is prepared any more.
   */
  discardIfStale(text: string, error: unknown): boolean {
    const code = error instanceof Error && "code" in error && error.code;
    if (code === planOutdated && this.names.has(text)) this.names.set(text, null);
    else if (code === nameUnknown || code === nameTaken) this.disable();
    else return false;
    return true;
  }

  private disable(): void {
    this.isDisabled = true;
    this.names.clear();
  }
}

/** "cached plan must not change result type" */
const planOutdated = "0A000";
const nameUnknown = "26000";
const nameTaken = "42P05";
