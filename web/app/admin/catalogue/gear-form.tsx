import type { GearDraft, StaffGear } from "@pawhaven/contract";
import type { ReactNode } from "react";
import { Controller, type UseFormReturn } from "react-hook-form";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../ui/panel.tsx";
import { BasicFields, FactFields, PriceFields } from "./gear-fields.tsx";
import { ImagesField } from "./images-field.tsx";
import { LinesField } from "./lines-field.tsx";
import { RelatedField } from "./related-field.tsx";
import { TableField } from "./table-field.tsx";

interface GearFormProps {
  form: UseFormReturn<GearDraft>;
  /** Undefined for a new one. */
  gear?: StaffGear;
  failure: string | undefined;
  isSaving: boolean;
  submitLabel: string;
  onSave: (draft: GearDraft) => void;
}

/** All that staff write of a gear. Stock and ratings are not here: they change while somebody types. */
export function GearForm({ form, gear, failure, isSaving, submitLabel, onSave }: GearFormProps) {
  const submit = form.handleSubmit(onSave);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid min-w-0 gap-4">
      {failure && <Banner tone="error">{failure}</Banner>}
      <Panel title="Basics">
        <BasicFields form={form} />
      </Panel>
      <Panel title="Price and badges">
        <PriceFields form={form} />
      </Panel>
      <Panel title="Pictures">
        <ImagesField form={form} />
      </Panel>
      <Panel title="Highlights">
        <Highlights form={form} />
      </Panel>
      <Panel title="Details">
        <TableField form={form} name="details" noun="detail" nameLabel="Name" valueLabel="Value" />
      </Panel>
      <Panel title="Facts">
        <FactFields form={form} />
      </Panel>
      <Panel title="Active substances">
        <TableField form={form} name="actives" noun="substance" nameLabel="Substance" valueLabel="Amount" />
      </Panel>
      <Panel title="Related gears">
        <Related form={form} gear={gear} />
      </Panel>
      <SaveBar isDirty={form.formState.isDirty} isSaving={isSaving} onDiscard={() => form.reset()}>
        {submitLabel}
      </SaveBar>
    </form>
  );
}

/** Stays in sight below the long form. */
const SaveBar = (props: { isDirty: boolean; isSaving: boolean; onDiscard: () => void; children: ReactNode }) => (
  <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-2 rounded-small border border-line bg-surface p-3 shadow-raised">
    <Button type="submit" size="small" busy={props.isSaving} busyLabel="Saving…">
      {props.children}
    </Button>
    <Button variant="ghost" size="small" disabled={!props.isDirty || props.isSaving} onClick={props.onDiscard}>
      Discard changes
    </Button>
    <output className="text-ink-soft">{props.isDirty && "Not saved yet"}</output>
  </div>
);

const Highlights = ({ form: { control } }: Pick<GearFormProps, "form">) => (
  <Controller
    control={control}
    name="highlights"
    render={({ field: { value, onChange }, formState: { errors } }) => (
      <LinesField
        label="Highlights"
        hint="One per line, shown with a check mark."
        lines={value}
        onChange={onChange}
        error={errors.highlights?.message ?? errors.highlights?.find?.((item) => item)?.message}
      />
    )}
  />
);

const Related = ({ form: { control }, gear }: Pick<GearFormProps, "form" | "gear">) => (
  <Controller
    control={control}
    name="related_ids"
    render={({ field: { value, onChange }, formState: { errors } }) => (
      <RelatedField
        gearId={gear?.id}
        ids={value}
        saved={gear?.related ?? []}
        onChange={onChange}
        error={errors.related_ids?.message}
      />
    )}
  />
);
