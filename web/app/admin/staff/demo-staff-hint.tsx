import { Badge } from "../../ui/badge.tsx";

interface DemoStaffHintProps {
  demoStaff: { email: string; password: string } | null;
}

/** Only in a demo shop. */
export const DemoStaffHint = ({ demoStaff }: DemoStaffHintProps) =>
  demoStaff && (
    <div className="mt-6 grid justify-items-start gap-2 rounded-card border border-dashed border-line-strong px-6 py-4 text-small">
      <Badge>Demo</Badge>
      <p>
        To look around, sign in as <strong className="wrap-anywhere">{demoStaff.email}</strong> with the password{" "}
        <strong className="whitespace-nowrap">{demoStaff.password}</strong>.
      </p>
    </div>
  );
