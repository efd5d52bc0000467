import { resourceKinds, speciesList } from "@pawhaven/contract";
import { Controller } from "react-hook-form";
import { CheckboxField, TextField } from "../../../ui/field.tsx";
import { TextAreaField } from "../../../ui/text-area-field.tsx";
import { EditForm, type EditFormProps } from "../../ui/edit-form.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ChoicesField } from "../choices-field.tsx";
import { kindNames } from "../kind-names.ts";
import { IntakeField } from "./intake-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { PriceField } from "./price-field.tsx";
import type { ServiceFields } from "./service-fields.ts";

export function ServiceForm(props: EditFormProps<ServiceFields>) {
  const { form } = props;
  return (
    <EditForm {...props}>
      <Panel title="Basics">
        <BasicFields form={form} />
      </Panel>
      <Panel title="Picture">
        <PictureField form={form} />
      </Panel>
      <Panel title="Time">
        <TimeFields form={form} />
      </Panel>
      <Panel title="What a visit takes">
        <NeedsField form={form} />
      </Panel>
      <Panel title="Booking">
        <BookingFields form={form} />
      </Panel>
      <Panel title="Questions to the customer">
        <IntakeField form={form} />
      </Panel>
    </EditForm>
  );
}

type FieldsProps = Pick<EditFormProps<ServiceFields>, "form">;

const BasicFields = ({ form: { control, register, formState } }: FieldsProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <TextField
      label="Name"
      required
      requiredMark="none"
      maxLength={100}
      error={formState.errors.name?.message}
      {...register("name")}
    />
    <Controller
      control={control}
      name="price_cents"
      render={({ field, fieldState }) => (
        <PriceField cents={field.value} onChange={field.onChange} error={fieldState.error?.message} />
      )}
    />
    <TextAreaField
      label="Description"
      requiredMark="none"
      rows={3}
      maxLength={1000}
      className="sm:col-span-2"
      error={formState.errors.description?.message}
      {...register("description")}
    />
  </div>
);

const TimeFields = ({ form: { register, formState } }: FieldsProps) => {
  const field = (name: "minutes" | "minutes_before" | "minutes_after") => ({
    type: "number" as const,
    inputMode: "numeric" as const,
    required: true,
    requiredMark: "none" as const,
    error: formState.errors[name]?.message,
    ...register(name, { valueAsNumber: true }),
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <TextField label="Length in minutes" {...field("minutes")} />
      <TextField label="Minutes before" hint="To prepare." {...field("minutes_before")} />
      <TextField label="Minutes after" hint="To clean up." {...field("minutes_after")} />
      <TextField
        label="Starts every … minutes"
        type="number"
        inputMode="numeric"
        requiredMark="none"
        hint="Empty: one after the other."
        error={formState.errors.every_minutes?.message}
        {...register("every_minutes", {
          setValueAs: (text: unknown) => (text === "" || text === null ? null : Number(text)),
        })}
      />
    </div>
  );
};

const NeedsField = ({ form: { control } }: FieldsProps) => (
  <Controller
    control={control}
    name="needs"
    render={({ field, fieldState }) => (
      <ChoicesField
        legend="One of each"
        hint="Visits that are booked already keep what they have."
        options={resourceKinds.map((kind) => [kind, kindNames[kind]] as const)}
        chosen={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
      />
    )}
  />
);

const BookingFields = ({ form: { control, register, formState } }: FieldsProps) => (
  <div className="grid gap-4">
    <Controller
      control={control}
      name="species"
      render={({ field, fieldState }) => (
        <ChoicesField
          legend="Only for"
          hint="Without a choice, for every species."
          options={speciesList.map((species) => [species, species] as const)}
          chosen={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
    <div className="grid gap-x-4 sm:grid-cols-2">
      <CheckboxField label="Customers can book it" hint="Otherwise staff alone." {...register("is_online")} />
      <CheckboxField label="Confirms itself" hint="A booking is confirmed at once." {...register("confirms_itself")} />
    </div>
    <TextField
      label="Customers can cancel and reschedule until … hours before"
      type="number"
      inputMode="numeric"
      required
      requiredMark="none"
      className="sm:max-w-md"
      error={formState.errors.change_hours?.message}
      {...register("change_hours", { valueAsNumber: true })}
    />
  </div>
);
