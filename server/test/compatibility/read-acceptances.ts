import type { Migration } from "../../src/platform/db/migrate.ts";

/** A break that a migration names, with the reason why the version before survives it. */
export interface Acceptance {
  subject: string;
  reason: string;
}

/** They are lines like `-- survivable: orders.orders_total: the version before has no free orders`. */
export const readAcceptances = (migrations: readonly Migration[]): Acceptance[] =>
  migrations.flatMap(({ text }) =>
    [...text.matchAll(/^-- survivable: (\S+): (\S.*)$/gm)].map(([, subject = "", reason = ""]) => ({
      subject,
      reason,
    })),
  );
