import { permissionsOf, type StaffRole } from "@pawhaven/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router";
import { render } from "vitest-browser-react/pure";
import { createStaffQueryClient } from "../lib/staff-query-client.ts";
import { StaffSessionContext } from "../lib/use-staff-session.ts";
import { notificationsQuery } from "../notifications/queries.ts";
import "../workplace.css";

const session = (role: StaffRole) => ({
  staff: { id: 1, name: "Kim Tran", email: "kim@example.com", role },
  second_factor: { is_required: false, is_shown: false, has_authenticator: false, passkeys: 0, recovery_codes_left: 0 },
  permissions: permissionsOf(role),
  expires_at: "2030-01-01T00:00:00Z",
});

/** A part of the workplace as somebody with this role sees it, without a server: there are no notifications. */
export async function renderWorkplace(
  ui: ReactNode,
  { role = "owner", path = "/admin" }: { role?: StaffRole; path?: string } = {},
) {
  const client = createStaffQueryClient();
  client.setDefaultOptions({ queries: { staleTime: Infinity, retry: false } });
  client.setQueryData(notificationsQuery.queryKey, []);
  const element = (
    <QueryClientProvider client={client}>
      <StaffSessionContext value={session(role)}>
        {ui}
        <CurrentLocation />
      </StaffSessionContext>
    </QueryClientProvider>
  );
  const router = createMemoryRouter(
    [{ id: "root", path: "*", element, shouldRevalidate: () => false, loader: () => null }],
    {
      initialEntries: [path],
      hydrationData: { loaderData: { root: { shop: { name: "Pawhaven" } } } },
    },
  );
  return { client, ...(await render(<RouterProvider router={router} />)) };
}

const CurrentLocation = () => {
  const { pathname, search } = useLocation();
  return (
    <span data-testid="location" hidden>
      {pathname + search}
    </span>
  );
};
