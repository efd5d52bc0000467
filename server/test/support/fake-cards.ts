import type { ProviderCard, ProviderCards } from "../../src/platform/payments/provider-cards.ts";

let count = 0;

/** The cards of the in-memory card provider. */
export class FakeCards implements ProviderCards {
  /** By customer. */
  readonly saved = new Map<string, ProviderCard[]>();
  /** Runs before a customer is created, to simulate concurrent changes. */
  beforeCreateCustomer: () => Promise<void> = async () => {};
  private readonly assertUp: () => void;

  constructor(assertUp: () => void) {
    this.assertUp = assertUp;
  }

  async createCustomer(): Promise<string> {
    this.assertUp();
    await this.beforeCreateCustomer();
    const id = `cus_${(count += 1)}`;
    this.saved.set(id, []);
    return id;
  }

  async openSession(customerId: string): Promise<string | undefined> {
    this.assertUp();
    return this.saved.has(customerId) ? `${customerId}_session` : undefined;
  }

  async listCards(customerId: string): Promise<ProviderCard[]> {
    this.assertUp();
    return this.saved.get(customerId) ?? [];
  }

  async removeCard(customerId: string, cardId: string): Promise<boolean> {
    this.assertUp();
    const cards = this.saved.get(customerId) ?? [];
    const left = cards.filter(({ id }) => id !== cardId);
    if (left.length < cards.length) this.saved.set(customerId, left);
    return left.length < cards.length;
  }

  async deleteCustomer(customerId: string): Promise<void> {
    this.assertUp();
    this.saved.delete(customerId);
  }
}
