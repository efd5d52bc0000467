import { zodResolver } from "@hookform/resolvers/zod";
import { type Promotion, type PromotionDraft, promotionDraft } from "@pawhaven/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Resolver } from "react-hook-form";
import { isNotFound } from "../../lib/api-errors.ts";
import { formatDollars } from "../../lib/money.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { History } from "../audit/history.tsx";
import { screenPath } from "../lib/paths.ts";
import { useScreenParam } from "../lib/screen-params.ts";
import { staffApi } from "../lib/staff-api.ts";
import { useEditor } from "../lib/use-editor.ts";
import { PresenceBanner } from "../presence/presence-banner.tsx";
import { DetailLayout } from "../ui/detail-layout.tsx";
import { EditorConflict } from "../ui/editor-conflict.tsx";
import { Facts } from "../ui/facts.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Panel } from "../ui/panel.tsx";
import { describePromotion, describeTime, describeUses } from "./describe-promotion.ts";
import { PromotionActions } from "./promotion-actions.tsx";
import { promotionFieldLabels, toPromotionDraft } from "./promotion-fields.ts";
import { PromotionForm } from "./promotion-form.tsx";
import { PromotionStanding } from "./promotion-standing.tsx";
import { promotionQuery, promotionsKey } from "./queries.ts";

export default function PromotionScreen() {
  const id = Number(useScreenParam("id"));
  const { data: promotion, error, isError, refetch } = useQuery(promotionQuery(id));
  if (isError && isNotFound(error))
    return (
      <EmptyState
        isPage
        title="There is no such promotion"
        action={<ButtonLink to={screenPath("promotions")}>All promotions</ButtonLink>}
      />
    );
  if (isError) return <ErrorState text="The promotion could not be loaded." onRetry={() => void refetch()} />;
  if (!promotion) return <Skeleton className="h-96" />;
  return <PromotionEditor key={id} promotion={promotion} />;
}

function PromotionEditor({ promotion }: { promotion: Promotion }) {
  const queryClient = useQueryClient();
  const { id, name, state } = promotion;
  const editor = useEditor({
    saved: promotion,
    toDraft: toPromotionDraft,
    resolver: zodResolver(promotionDraft) as Resolver<PromotionDraft>,
    send: (fields, version) => staffApi.updatePromotion({ params: { id }, body: { ...fields, version } }),
    fetchNewest: () => queryClient.fetchQuery(promotionQuery(id)),
    queryKey: promotionsKey,
  });
  const { form, save, isSaving, failure } = editor;
  return (
    <>
      <PageHeader
        title={name}
        lead={<PromotionStanding standing={promotion.standing} />}
        actions={<PromotionActions promotion={promotion} isDirty={form.formState.isDirty} />}
      />
      <PresenceBanner kind="promotion" id={String(id)} />
      <DetailLayout side={<Figures promotion={promotion} />} history={<History kind="promotion" id={id} />}>
        {state === "ended" ? (
          <Panel title="Ended">
            <p>It stays as it was. Duplicate it to offer it again.</p>
          </Panel>
        ) : (
          <PromotionForm
            form={form}
            gear={promotion.gear}
            failure={failure}
            isSaving={isSaving}
            submitLabel="Save"
            onSave={save}
          />
        )}
      </DetailLayout>
      <EditorConflict editor={editor} labels={promotionFieldLabels} toDraft={toPromotionDraft} />
    </>
  );
}

function Figures({ promotion }: { promotion: Promotion }) {
  const { timeZone } = useSiteConfig().shop;
  return (
    <Panel title="So far">
      <Facts
        facts={[
          ["Discount", describePromotion(promotion)],
          ["Code", promotion.code ?? "None, it applies by itself"],
          ["When", describeTime(promotion, timeZone)],
          ["Used", describeUses(promotion)],
          ["Taken off", formatDollars(promotion.discounted)],
          ["Revenue", `${formatDollars(promotion.revenue)} of these orders`],
        ]}
      />
    </Panel>
  );
}
