import {
  type ContentValues,
  groupOpeningHours,
  schemaOpeningHours,
  type Shop,
  type ShopDetails,
} from "@pawhaven/contract";
import { Temporal } from "temporal-polyfill";
import type { Database, Tx } from "../../platform/db/database.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import type { ChangeTracker } from "../../platform/realtime/change-tracker.ts";
import { type Clinic, clinicOf } from "./opening-hours.ts";
import { fillContent, lockHours, readContent } from "./store.ts";

export interface ShopContentOptions {
  database: Database;
  changes: Pick<ChangeTracker, "version">;
  /** From the settings, for what the database does not have yet. */
  first: ContentValues;
  timeZone: string;
}

/** The shop's public face as this node knows it: in memory, until the database announces a change (decision 47). */
export class ShopContent {
  /**
   * Always this object; its fields follow the content. For texts that are written inside a transaction, where nothing
   * can be read from outside of it: they may be milliseconds old.
   */
  readonly shop: ShopIdentity["shop"];
  private readonly options: ShopContentOptions;
  private values: ContentValues;
  private version: number | null = null;

  static async open(options: ShopContentOptions & { changes: ChangeTracker }): Promise<ShopContent> {
    await fillContent(options.database.db, options.first);
    const content = new ShopContent(options);
    await content.latest();
    options.changes.onChange((topic) => {
      if (topic === "shop_content") void content.latest().catch(() => {}); // the next reader tries again and reports it
    });
    return content;
  }

  constructor(options: ShopContentOptions) {
    this.options = options;
    this.values = options.first;
    this.shop = liveShop(() => this.values.facts, options.timeZone);
  }

  /** Never older than the last change that this node has heard of. */
  async latest(): Promise<ContentValues> {
    const { database, changes, first } = this.options;
    const version = changes.version(["shop_content"]);
    if (version !== null && version === this.version) return this.values;
    const values = await readContent(database.db, first);
    // Of two concurrent reads, the one that began later has the newer values.
    if (version === null || this.version === null || version >= this.version) {
      this.values = values;
      this.version = version;
    }
    return values;
  }

  async clinic(): Promise<Clinic> {
    return clinicOf(await this.latest(), this.options.timeZone);
  }

  /** As they are in this transaction; until it ends, nobody can change them. */
  async lockClinic(tx: Tx): Promise<Clinic> {
    return clinicOf({ ...this.options.first, ...(await lockHours(tx)) }, this.options.timeZone);
  }

  async forPages(): Promise<{ shop: Shop; shopDetails: ShopDetails }> {
    const { timeZone } = this.options;
    const { facts, hours, holidays, faqs, social, returns } = await this.latest();
    const today = Temporal.Now.plainDateISO(timeZone).toString();
    return {
      shop: {
        ...facts,
        timeZone,
        hours: { shop: groupOpeningHours(hours.shop), clinic: groupOpeningHours(hours.clinic) },
        social,
      },
      shopDetails: {
        openingHours: schemaOpeningHours(hours.shop),
        upcomingHolidays: holidays
          .filter(({ date }) => date >= today)
          .toSorted((one, other) => one.date.localeCompare(other.date)),
        faqs,
        returnRules: returns,
      },
    };
  }
}

const liveShop = (facts: () => ContentValues["facts"], timeZone: string): ShopIdentity["shop"] => ({
  timeZone,
  get name() {
    return facts().name;
  },
  get email() {
    return facts().email;
  },
  get phone() {
    return facts().phone;
  },
  get emergency_phone() {
    return facts().emergency_phone;
  },
  get address() {
    return facts().address;
  },
});
