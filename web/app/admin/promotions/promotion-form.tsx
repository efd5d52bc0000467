import { maxDiscountCode, maxPromotionName, type Promotion, type PromotionDraft } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import { formatZone } from "../../lib/dates.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { TextField } from "../../ui/field.tsx";
import { gearTermsQuery } from "../catalogue/queries.ts";
import { ChoicesField } from "../clinic/choices-field.tsx";
import { fromShopTime, toShopTime } from "../lib/shop-time.ts";
import { EditForm, type EditFormProps } from "../ui/edit-form.tsx";
import { Panel } from "../ui/panel.tsx";
import { ValueFields } from "./value-fields.tsx";

interface PromotionFormProps extends EditFormProps<PromotionDraft> {
  gear: Promotion["gear"];
}

export function PromotionForm({ gear, ...props }: PromotionFormProps) {
  const { form } = props;
  const kind = form.watch("kind");
  return (
    <EditForm {...props}>
      <Panel title="What customers read">
        <NameFields form={form} />
      </Panel>
      <Panel title="Discount">
        <ValueFields form={form} gear={gear} />
      </Panel>
      {kind !== "free_gear" && (
        <Panel title="For which gears">
          <RestrictionFields form={form} />
        </Panel>
      )}
      <Panel title="When and how often">
        <LimitFields form={form} />
      </Panel>
    </EditForm>
  );
}

type FieldsProps = Pick<PromotionFormProps, "form">;

const orNull = (text: unknown) => (text === "" || text === null || text === undefined ? null : text);
const numberOrNull = (text: unknown) => (orNull(text) === null ? null : Number(text));

const NameFields = ({ form: { register, formState } }: FieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <TextField
      label="Name"
      required
      requiredMark="none"
      maxLength={maxPromotionName}
      hint="On carts, orders and receipts."
      error={formState.errors.name?.message}
      {...register("name")}
    />
    <TextField
      label="Code"
      requiredMark="none"
      maxLength={maxDiscountCode}
      autoCapitalize="characters"
      hint="Without one, it applies by itself. Upper and lower case are the same."
      error={formState.errors.code?.message}
      {...register("code", { setValueAs: orNull })}
    />
  </div>
);

const asOptions = (values: readonly string[] = []) => values.map((value) => [value, value] as const);

function RestrictionFields({ form: { control } }: FieldsProps) {
  const { data: terms } = useQuery(gearTermsQuery);
  return (
    <div className="grid gap-4">
      <Controller
        control={control}
        name="pet_types"
        render={({ field }) => (
          <ChoicesField
            legend="Pet types"
            hint="Without a choice, for all."
            options={asOptions(terms?.petTypes)}
            chosen={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="categories"
        render={({ field }) => (
          <ChoicesField
            legend="Categories"
            hint="Without a choice, for all."
            options={asOptions(terms?.categories)}
            chosen={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </div>
  );
}

const LimitFields = ({ form }: FieldsProps) => {
  const { register, formState } = form;
  const uses = (name: "max_uses" | "max_uses_per_customer") => ({
    type: "number" as const,
    inputMode: "numeric" as const,
    min: 1,
    requiredMark: "none" as const,
    error: formState.errors[name]?.message,
    ...register(name, { setValueAs: numberOrNull }),
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <MomentField form={form} name="begins_at" label="Begins" hint="Empty: as soon as it is started." />
      <MomentField form={form} name="ends_at" label="Ends" hint="Empty: until somebody ends it." />
      <TextField label="Uses in all" hint="Empty: any number." {...uses("max_uses")} />
      <TextField
        label="Uses per customer"
        hint="Empty: any number. Visitors without an account do not get it then."
        {...uses("max_uses_per_customer")}
      />
      <TextField
        label="Minimum"
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        requiredMark="none"
        hint="In dollars, of the cart before discounts."
        error={formState.errors.minimum?.message}
        {...register("minimum", { setValueAs: (text: unknown) => numberOrNull(text) ?? 0 })}
      />
    </div>
  );
};

interface MomentFieldProps extends FieldsProps {
  name: "begins_at" | "ends_at";
  label: string;
  hint: string;
}

/** On the shop's clock, wherever the browser is. */
function MomentField({ form: { control }, name, label, hint }: MomentFieldProps) {
  const { timeZone } = useSiteConfig().shop;
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <TextField
          label={label}
          type="datetime-local"
          requiredMark="none"
          hint={`${hint} Time in ${formatZone(timeZone)}.`}
          error={fieldState.error?.message}
          value={field.value ? toShopTime(field.value, timeZone) : ""}
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange(target.value ? fromShopTime(target.value, timeZone) : null)}
        />
      )}
    />
  );
}
