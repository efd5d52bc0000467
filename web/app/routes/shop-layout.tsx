import { Outlet } from "react-router";
import { AppShell } from "../shell/app-shell.tsx";
import { PageError } from "../shell/page-error.tsx";

export default function ShopLayout() {
  return (
    <AppShell>
      <Outlet />
    </AppShell>
  );
}

export const ErrorBoundary = () => (
  <AppShell>
    <PageError />
  </AppShell>
);
