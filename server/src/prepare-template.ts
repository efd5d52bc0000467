import { chmod, glob, rename, rm } from "node:fs/promises";
import path from "node:path";
import { createDatabase } from "./platform/db/database.ts";
import { openEmbedded } from "./platform/db/embedded-driver.ts";
import { migrate } from "./platform/db/migrate.ts";
import { templateFolder } from "./platform/db/open-database.ts";

/** Build step: creates a migrated embedded database, which the first start copies instead of running all migrations. */
const temporaryFolder = `${templateFolder}.unfinished`;
await rm(temporaryFolder, { recursive: true, force: true });
await rm(templateFolder, { recursive: true, force: true });

const database = createDatabase(
  await openEmbedded({ folder: temporaryFolder, onError: (error) => console.error(error) }),
);
await migrate(database);
await database.close();

// Whoever installs is often not the user who starts the shop, and an empty database has nothing to hide.
const readable = { directory: 0o755, file: 0o644 };
for await (const entry of glob("postgres/**", { cwd: temporaryFolder, withFileTypes: true }))
  await chmod(path.join(entry.parentPath, entry.name), entry.isDirectory() ? readable.directory : readable.file);
await rename(path.join(temporaryFolder, "postgres"), templateFolder);
await rm(temporaryFolder, { recursive: true, force: true });
