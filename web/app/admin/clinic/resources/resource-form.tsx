import { isPersonKind, type ResourceKind } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Controller } from "react-hook-form";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { staffListQuery } from "../../staff/people-queries.ts";
import { EditForm, type EditFormProps } from "../../ui/edit-form.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ChoicesField } from "../choices-field.tsx";
import { servicesQuery } from "../queries.ts";
import { ExceptionsField } from "./exceptions-field.tsx";
import type { ResourceFields } from "./resource-draft.ts";
import { WeekHoursField } from "./week-hours-field.tsx";

interface ResourceFormProps extends EditFormProps<ResourceFields> {
  kind: ResourceKind;
  /** Before the name, where something new gets its kind. */
  children?: ReactNode;
}

export function ResourceForm({ kind, children, ...props }: ResourceFormProps) {
  const { form } = props;
  const { control, register, formState, getFieldState } = form;
  return (
    <EditForm {...props}>
      <Panel title="Basics">
        <div className="grid gap-4 sm:grid-cols-2">
          {children}
          <TextField
            label="Name"
            required
            requiredMark="none"
            maxLength={100}
            error={formState.errors.name?.message}
            {...register("name")}
          />
          {isPersonKind(kind) && <StaffField form={form} />}
        </div>
      </Panel>
      <Panel title="Services">
        <SkillsField form={form} kind={kind} />
      </Panel>
      <Panel title="Working hours">
        <Controller
          control={control}
          name="week"
          render={({ field }) => (
            <WeekHoursField
              week={field.value}
              onChange={field.onChange}
              errorOf={(day) => (index, side) =>
                getFieldState(`week.${day}.${index}.${side}`, formState).error?.message
              }
            />
          )}
        />
      </Panel>
      <Panel title="Other hours on single days">
        <ExceptionsField form={form} />
      </Panel>
    </EditForm>
  );
}

function StaffField({ form: { register, formState } }: Pick<ResourceFormProps, "form">) {
  const { data: members = [] } = useQuery(staffListQuery);
  return (
    <SelectField
      // The options come later than the form, and a select shows no value that it has no option for.
      key={members.length}
      label="Member of staff"
      requiredMark="none"
      hint="They can block their own time and have their visits as a calendar."
      error={formState.errors.staff_id?.message}
      {...register("staff_id", { setValueAs: (id: unknown) => (id === "" || id === null ? null : Number(id)) })}
    >
      <option value="">Nobody</option>
      {members.map(({ id, name, email }) => (
        <option key={id} value={id}>
          {name}, {email}
        </option>
      ))}
    </SelectField>
  );
}

function SkillsField({ form: { control }, kind }: Pick<ResourceFormProps, "form" | "kind">) {
  const { data: services = [] } = useQuery(servicesQuery);
  const options = services
    .filter(({ needs, is_archived: isArchived }) => needs.includes(kind) && !isArchived)
    .map(({ id, name }) => [id, name] as const);
  return (
    <Controller
      control={control}
      name="skills"
      render={({ field, fieldState }) => (
        <ChoicesField
          legend="Only these services"
          hint="Without a choice, every service that needs this kind."
          options={options}
          chosen={field.value}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
