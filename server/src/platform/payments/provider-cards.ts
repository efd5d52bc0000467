/** What the provider shows of a saved card. */
export interface ProviderCard {
  id: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

/** The cards that the provider saves for the customers of the shop, who are numbers to it. */
export interface ProviderCards {
  /** Every call creates another one; returns its id. */
  createCustomer(account: number): Promise<string>;
  /** A secret for the provider's form in the browser. Undefined if the provider does not know the customer. */
  openSession(customerId: string): Promise<string | undefined>;
  /** None if the provider does not know the customer. */
  listCards(customerId: string): Promise<ProviderCard[]>;
  /** Returns false if this customer has no such card. */
  removeCard(customerId: string, cardId: string): Promise<boolean>;
  /** With all cards; without an error if it is gone already. */
  deleteCustomer(customerId: string): Promise<void>;
}
