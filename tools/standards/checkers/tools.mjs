import path from "node:path";

/** A file of a package that is installed in tools/standards. */
export const installedFile = (file) => path.join(import.meta.dirname, "../node_modules", file);
