import type { LegalPage, LegalPageKey, LegalSection } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { contentVersionDates, findContentVersion } from "./store.ts";

/** Earlier versions stay readable: whoever ordered under them can look up what they agreed to. */
export async function getLegalPage(db: Db, page: LegalPageKey, wanted?: number): Promise<LegalPage> {
  const dates = await contentVersionDates(db, page);
  const versions = dates.map(({ version, updatedAt }) => ({ version, since: updatedAt.toISOString() }));
  const shown = wanted === undefined ? versions[0] : versions.find(({ version }) => version === wanted);
  const found = shown && (await findContentVersion(db, page, shown.version));
  if (!found) throw new ApiError("not_found", "There is no such version.");
  return { ...shown, sections: found.value as LegalSection[], versions };
}
