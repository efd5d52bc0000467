import type { Supplier } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { PackagePlus, Pencil } from "lucide-react";
import { useState } from "react";
import { isNotFound } from "../../../lib/api-errors.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { History } from "../../audit/history.tsx";
import { screenPath } from "../../lib/paths.ts";
import { useScreenParam } from "../../lib/screen-params.ts";
import { PresenceBanner } from "../../presence/presence-banner.tsx";
import { DetailLayout } from "../../ui/detail-layout.tsx";
import { Facts } from "../../ui/facts.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import { supplierQuery } from "../queries.ts";
import { SuggestionTable } from "./suggestion-table.tsx";
import { SupplierModal } from "./supplier-modal.tsx";

export default function SupplierScreen() {
  const id = Number(useScreenParam("id"));
  const { data: supplier, error, isError, refetch } = useQuery(supplierQuery(id));
  const [isEditing, setIsEditing] = useState(false);
  if (isError && isNotFound(error))
    return (
      <EmptyState
        isPage
        title="There is no such supplier"
        action={<ButtonLink to={screenPath("suppliers")}>All suppliers</ButtonLink>}
      />
    );
  if (isError) return <ErrorState text="The supplier could not be loaded." onRetry={() => void refetch()} />;
  if (!supplier) return <Skeleton className="h-96" />;
  return (
    <>
      <PageHeader
        title={supplier.name}
        actions={
          <>
            <Button variant="secondary" size="small" icon={Pencil} onClick={() => setIsEditing(true)}>
              Edit
            </Button>
            <ButtonLink size="small" icon={PackagePlus} to={screenPath(`deliveries/new?supplier=${id}`)}>
              Receive delivery
            </ButtonLink>
          </>
        }
      />
      <PresenceBanner kind="supplier" id={String(id)} />
      <DetailLayout isWide side={<Contact supplier={supplier} />} history={<History kind="supplier" id={id} />}>
        <SuggestionTable supplier={supplier} />
      </DetailLayout>
      {isEditing && <SupplierModal supplier={supplier} onClose={() => setIsEditing(false)} />}
    </>
  );
}

const Contact = ({ supplier: { contact_name, email, phone, lead_days } }: { supplier: Supplier }) => (
  <Panel title="Contact">
    <Facts
      facts={[
        ["Name", contact_name || "None"],
        [
          "Email",
          email ? (
            <TextLink key="email" to={`mailto:${email}`}>
              {email}
            </TextLink>
          ) : (
            "None"
          ),
        ],
        ["Phone", phone || "None"],
        ["Lead time", `${lead_days} days`],
      ]}
    />
  </Panel>
);
