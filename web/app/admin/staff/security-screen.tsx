import type { StaffSecurity } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { OwnSessions } from "./own-sessions.tsx";
import { securityQuery } from "./queries.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SecondFactors } from "./second-factors.tsx";
import { StaffPasskeys } from "./staff-passkeys.tsx";

/** The member's own second factors, passkeys and sessions. */
export default function SecurityScreen() {
  const { data: security, isLoadingError, refetch } = useQuery(securityQuery);
  const [codes, setCodes] = useState<string[]>([]);
  return (
    <>
      <PageHeader title="Your security" lead="How you sign in to the workplace, and where you are signed in." />
      {isLoadingError && <ErrorState text="Your security could not be loaded." onRetry={() => void refetch()} />}
      {!security && !isLoadingError && <Skeleton className="h-80 rounded-card" />}
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} action={<Button onClick={() => setCodes([])}>I have saved them</Button>} />
      ) : (
        security && <Sections security={security} onNewCodes={setCodes} />
      )}
    </>
  );
}

interface SectionsProps {
  security: StaffSecurity;
  onNewCodes: (codes: string[]) => void;
}

const Sections = ({ security, onNewCodes }: SectionsProps) => (
  <div className="grid items-start gap-4 lg:grid-cols-2">
    <SecondFactors security={security} onNewCodes={onNewCodes} />
    <StaffPasskeys passkeys={security.passkeys} onNewCodes={onNewCodes} />
    <OwnSessions sessions={security.sessions} />
  </div>
);
