import { useQuery } from "@tanstack/react-query";
import { CalendarOff, CircleQuestionMark, Clock, Scale, Share2, Store, Truck, Undo2 } from "lucide-react";
import { useSearchParams } from "react-router";
import { ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { PresenceBanner } from "../presence/presence-banner.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import type { Content } from "./content-api.ts";
import { DeliveryEditor } from "./delivery-editor.tsx";
import { FactsEditor } from "./facts-editor.tsx";
import { FaqsEditor } from "./faqs-editor.tsx";
import { HolidaysEditor } from "./holidays-editor.tsx";
import { HoursEditor } from "./hours-editor.tsx";
import { LegalEditor } from "./legal-editor.tsx";
import { contentQuery } from "./queries.ts";
import { ReturnRulesEditor } from "./return-rules-editor.tsx";
import { SocialEditor } from "./social-editor.tsx";

const editors = [
  { id: "hours", label: "Opening hours", icon: Clock, Editor: HoursEditor },
  { id: "holidays", label: "Holidays", icon: CalendarOff, Editor: HolidaysEditor },
  { id: "facts", label: "Shop facts", icon: Store, Editor: FactsEditor },
  { id: "faqs", label: "FAQs", icon: CircleQuestionMark, Editor: FaqsEditor },
  { id: "social", label: "Social links", icon: Share2, Editor: SocialEditor },
  { id: "returns", label: "Returns", icon: Undo2, Editor: ReturnRulesEditor },
  { id: "delivery", label: "Delivery", icon: Truck, Editor: DeliveryEditor },
  { id: "legal", label: "Legal pages", icon: Scale, Editor: LegalEditor },
] as const;

export default function ContentScreen() {
  const { data, isLoadingError, refetch } = useQuery(contentQuery);
  useStaffChanges(["shop_content"], contentQuery.queryKey);
  return (
    <>
      <PageHeader title="Content" lead="What the public pages say about the shop. A change shows at once." />
      <PresenceBanner kind="content" id="all" />
      {data && <ContentTabs content={data} />}
      {isLoadingError && <ErrorState text="The content could not be loaded." onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <Skeleton className="h-96 rounded-card" />}
    </>
  );
}

function ContentTabs({ content }: { content: Content }) {
  const [searchParams, setSearchParams] = useSearchParams();
  const requested = searchParams.get("section");
  return (
    <Tabs
      label="Kinds of content"
      selected={editors.find(({ id }) => id === requested)?.id ?? editors[0].id}
      onSelect={(section) => setSearchParams({ section }, { replace: true, preventScrollReset: true })}
      tabs={editors.map(({ Editor, ...tab }) => ({ ...tab, content: <Editor content={content} /> }))}
    />
  );
}
