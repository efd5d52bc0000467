/**
 * What this version no longer uses and the version before still does: columns as `table.column`, tables by name, and so on
 * as the check names them. It stays in the database for one release; a migration of the next one may drop it.
 */
export const retired: readonly string[] = [];
