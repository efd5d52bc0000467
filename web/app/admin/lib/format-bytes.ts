const kilobyte = 1024;

/** "120 kB" or "3.4 MB", never "0 kB". */
export const formatBytes = (bytes: number): string =>
  bytes < kilobyte * kilobyte ? `${Math.ceil(bytes / kilobyte)} kB` : `${(bytes / kilobyte / kilobyte).toFixed(1)} MB`;
