import { createHash } from "node:crypto";

const maxStatements = 500;
const minUses = 3;

/**
 * Under its name a statement is read and planned once per connection instead of every time. Names are for what comes
 * again and again; their number is bounded, because every connection keeps a plan for each.
 */
export class PreparedStatementNames {
  private readonly uses = new Map<string, number>();
  private readonly names = new Map<string, string | null>();
  private isDisabled = false;

  nameFor(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined || this.isDisabled) return known ?? undefined;
    const uses = (this.uses.get(text) ?? 0) + 1;
    if (uses === 1 && this.uses.size === maxStatements) return undefined;
    this.uses.set(text, uses);
    if (uses < minUses) return undefined;
    const name = createHash("sha256").update(text).digest("base64url").slice(0, 32);
    this.names.set(text, name);
    return name;
  }

  /**
   * Whether a statement failed by its name alone, before it did anything; it then has none from now on. Either its
   * tables have changed their form since it was planned, or the connection behind this one is another one each time, as
   * some poolers do it: then no statement has a name any more.
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
