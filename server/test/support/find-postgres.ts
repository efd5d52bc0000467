import { findBinaries } from "./postgres-cluster.ts";

process.exit(findBinaries() ? 0 : 1);
