import { notifyManager, type QueryClient } from "@tanstack/react-query";
import { createQueryClient } from "../../lib/create-query-client.ts";

/** Apart from customers' data. */
export function createStaffQueryClient(): QueryClient {
  notifyManager.setScheduler(queueMicrotask);
  return createQueryClient();
}
