import type { Adapter, AdapterPayload } from "oidc-provider";

interface Entry {
  payload: AdapterPayload;
  expiresAt: number;
}

/** Stores one kind of the provider's models in memory. */
export class MemoryAdapter implements Adapter {
  private readonly entries = new Map<string, Entry>();

  async upsert(id: string, payload: AdapterPayload, expiresIn = Infinity): Promise<void> {
    const now = Date.now();
    for (const [old, { expiresAt }] of this.entries) if (expiresAt <= now) this.entries.delete(old);
    this.entries.set(id, { payload, expiresAt: now + expiresIn * 1000 });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    return this.entries.get(id)?.payload;
  }

  async consume(id: string): Promise<void> {
    const entry = this.entries.get(id);
    if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000);
  }

  async destroy(id: string): Promise<void> {
    this.entries.delete(id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const [id, { payload }] of this.entries) if (payload.grantId === grantId) this.entries.delete(id);
  }

  async findByUid(): Promise<undefined> {}

  async findByUserCode(): Promise<undefined> {}
}

/** Stores nothing. Used for sessions, so that every sign-in shows the account chooser. */
export class NullAdapter extends MemoryAdapter {
  override async upsert(): Promise<void> {}
}
