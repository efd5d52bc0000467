import { Outlet } from "react-router";
import { QueryClientProvider } from "../lib/query-client-provider.tsx";

/** Around the screens that read or change data in the browser. Other screens do not load the library. */
export default function QueryClientLayout() {
  return (
    <QueryClientProvider>
      <Outlet />
    </QueryClientProvider>
  );
}
