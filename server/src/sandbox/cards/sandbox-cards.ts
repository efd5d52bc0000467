import { randomBytes } from "node:crypto";
import type { Db } from "../../platform/db/database.ts";
import type { ProviderCard, ProviderCards } from "../../platform/payments/provider-cards.ts";
import { cardsOf, customerById, deleteCard, deleteCustomer, insertCustomer } from "./card-store.ts";

export class SandboxCards implements ProviderCards {
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  async createCustomer(): Promise<string> {
    const id = `cus_sandbox_${randomBytes(12).toString("hex")}`;
    await insertCustomer(this.db, { id, clientSecret: `${id}_secret_${randomBytes(18).toString("hex")}` });
    return id;
  }

  async openSession(customerId: string): Promise<string | undefined> {
    return (await customerById(this.db, customerId))?.clientSecret;
  }

  async listCards(customerId: string): Promise<ProviderCard[]> {
    return cardsOf(this.db, customerId);
  }

  removeCard(customerId: string, cardId: string): Promise<boolean> {
    return deleteCard(this.db, customerId, cardId);
  }

  deleteCustomer(customerId: string): Promise<void> {
    return deleteCustomer(this.db, customerId);
  }
}
