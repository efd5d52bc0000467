import { Outlet } from "react-router";

/** Paths under /admin have no header and no footer, and a plain grey background. */
export default function AdminLayout() {
  return (
    <main className="min-h-dvh bg-plain">
      <Outlet />
    </main>
  );
}
