import { Outlet } from "react-router";

/** Below /admin there is neither header nor footer, on plain grey. */
export default function AdminLayout() {
  return (
    <main className="min-h-dvh bg-plain">
      <Outlet />
    </main>
  );
}
