import type { Adapter, AdapterPayload } from "oidc-provider";

interface Entry {
  payload: AdapterPayload;
  expiresAt: number;
}

/** Keeps one kind of the provider's things for as long as the process lives. */
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

/** Finds nothing again: where nobody's session is kept, everybody is asked anew who they are. */
export class NullAdapter extends MemoryAdapter {
  override async upsert(): Promise<void> {}
}
