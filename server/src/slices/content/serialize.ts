import type { ContentKey, ContentSection } from "@pawhaven/contract";
import type { ContentRow } from "./store.ts";

export const toContentDto = <Key extends ContentKey>({
  value,
  version,
  updatedAt,
  updatedBy,
}: ContentRow<Key>): ContentSection<Key> => ({
  value,
  version,
  updated_at: updatedAt.toISOString(),
  updated_by: updatedBy,
});
