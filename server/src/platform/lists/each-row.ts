import type { Page } from "./keyset-page.ts";

export const rowsPerBatch = 500;

/** All rows of a list, read page by page while somebody consumes them, so that an export never holds them all. */
export async function* eachRow<Row>(readPage: (cursor: string | undefined) => Promise<Page<Row>>): AsyncGenerator<Row> {
  let cursor: string | undefined;
  do {
    const page: Page<Row> = await readPage(cursor);
    yield* page.rows;
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
