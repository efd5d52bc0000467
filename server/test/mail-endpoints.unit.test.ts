import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Endpoint, endpoints } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";

const sourceFolder = path.join(import.meta.dirname, "../src");
const mailQueue = path.join(sourceFolder, "platform/mail/queue-mail.ts");

/** These are given what cancels bookings by the composition of the app, not by an import. */
const wiredByComposition = ["deleteUserpet", "recordDeath"];

/** The imported names of a module and the files they come from, without imports of types alone. */
function importsOf(file: string): Map<string, string> {
  const statements = readFileSync(file, "utf8").matchAll(/^import \{([^}]*)\} from "(\.[^"]+)";/gm);
  return new Map(
    Array.from(statements, ([, names = "", target = ""]) =>
      names.split(",").map((name) => [name.trim(), path.join(path.dirname(file), target)] as const),
    ).flat(),
  );
}

function canQueueMail(file: string, visited = new Set<string>()): boolean {
  if (file === mailQueue) return true;
  if (visited.has(file)) return false;
  visited.add(file);
  return [...new Set(importsOf(file).values())].some((target) => canQueueMail(target, visited));
}

/** The endpoints whose line in a `routes.ts` or `…-routes.ts` calls a verb that reaches the queue of mails. */
const mailingEndpoints = globSync("slices/**/*routes.ts", { cwd: sourceFolder }).flatMap((routes) => {
  const file = path.join(sourceFolder, routes);
  const imports = importsOf(file);
  const handlers = readFileSync(file, "utf8").matchAll(/^ {2,4}(\w+): \(.*?\) =>\s+(\w+)\(/gm);
  return Array.from(handlers, ([, name = "", verb = ""]) => ({ name, verb: imports.get(verb) }))
    .filter(({ verb }) => verb && canQueueMail(verb))
    .map(({ name }) => name);
});

const table = Object.entries<Endpoint>(endpoints).filter(([, { sendsMail }]) => sendsMail);

describe("the endpoints that can send mail", () => {
  it("are those that say so in the contract", () => {
    expect(mailingEndpoints.length).toBeGreaterThan(10);
    expect(table.map(([name]) => name).sort()).toEqual([...mailingEndpoints, ...wiredByComposition].sort());
  });

  // The card provider signs its calls, and sends as many as there are payments.
  const limited = table.filter(([, { rawBody }]) => !rawBody);

  it.each(limited)("%s is limited per network address", (_, { limit }) => {
    expect(limit).toBeDefined();
  });

  it.each(limited.filter(([, { access }]) => access !== "anyone"))("%s is limited per account", (_, row) => {
    expect(row.accountLimit).toBeDefined();
  });
});
