import { QueryClient } from "@tanstack/react-query";

/** Data that came with the page is shown at once and asked for again by the browser, so it is never older than the visit. */
export const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 0, refetchOnWindowFocus: false } } });
