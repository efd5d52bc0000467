export interface HostRules {
  /** The host name of `PUBLIC_URL`, if it is set. */
  publicHost: string | undefined;
  /** Whether the server listens on this machine's loopback address only. */
  isLoopbackOnly: boolean;
}

/** Host names that always mean this machine. IPv6 addresses are written in brackets, as in URLs. */
export const isLoopbackName = (host: string): boolean =>
  host === "localhost" || host === "[::1]" || /^127(\.\d{1,3}){3}$/.test(host);

/** Network addresses of connections from this machine. */
export const isLoopbackAddress = (address = ""): boolean =>
  address === "::1" || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address);
