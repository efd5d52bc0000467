import { useQuery } from "@tanstack/react-query";
import { useSiteConfig } from "../../lib/site-config.ts";
import { useScreenParam } from "../lib/screen-params.ts";
import { useDocumentTitle } from "../lib/use-document-title.ts";
import { ClaimForm } from "./claim-form.tsx";
import { EntryFrame } from "./entry-frame.tsx";
import { LinkState } from "./link-state.tsx";
import { openOwnershipQuery } from "./people-queries.ts";

/** Where the link from the server's console leads. */
export default function ClaimScreen() {
  useDocumentTitle("Become owner");
  const { shop } = useSiteConfig();
  const token = useScreenParam("token");
  const { data, error, refetch } = useQuery(openOwnershipQuery(token));
  if (!data)
    return (
      <LinkState error={error} onRetry={() => void refetch()} advice="The newest one is on the server's console." />
    );
  return (
    <EntryFrame title="Become owner" lead={`Owners of ${shop.name} may do everything and invite everybody else.`}>
      <ClaimForm token={token} email={data.email} />
    </EntryFrame>
  );
}
