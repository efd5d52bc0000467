import { PageHeader } from "../ui/page-header.tsx";
import { useStaffSession } from "../lib/use-staff-session.ts";

export default function DashboardScreen() {
  const { staff } = useStaffSession();
  return <PageHeader title={`Welcome, ${staff.name}`} />;
}
