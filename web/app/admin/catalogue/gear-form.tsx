import type { GearDraft, StaffGear } from "@pawhaven/contract";
import { Controller } from "react-hook-form";
import { EditForm, type EditFormProps } from "../ui/edit-form.tsx";
import { Panel } from "../ui/panel.tsx";
import { BasicFields, FactFields, PriceFields } from "./gear-fields.tsx";
import { ImagesField } from "./images-field.tsx";
import { LinesField } from "./lines-field.tsx";
import { RelatedField } from "./related-field.tsx";
import { TableField } from "./table-field.tsx";

interface GearFormProps extends EditFormProps<GearDraft> {
  /** Undefined for a new one. */
  gear?: StaffGear;
}

/** All that staff write of a gear. Stock and ratings are not here: they change while somebody types. */
export function GearForm({ gear, ...props }: GearFormProps) {
  const { form } = props;
  return (
    <EditForm {...props}>
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
    </EditForm>
  );
}

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
