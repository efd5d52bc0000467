import { useFormContext, useWatch } from "react-hook-form";
import { ChoiceField } from "./choice-field.tsx";
import { CustomerSearch } from "./customer-search.tsx";
import { GuestFields } from "./guest-fields.tsx";
import type { VisitFields } from "./visit-fields.ts";

/** How somebody comes to us, and who they are. */
export function WhoFields() {
  const { register, setValue, clearErrors, formState } = useFormContext<VisitFields>();
  const [source, isGuest, petId] = useWatch<VisitFields, ["source", "isGuest", "pet_id"]>({
    name: ["source", "isGuest", "pet_id"],
  });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <ChoiceField
          label="They are"
          name="source"
          options={[
            ["walk-in", "Here"],
            ["phone", "On the phone"],
          ]}
          value={source}
          onPick={(value) => setValue("source", value as VisitFields["source"])}
        />
        <ChoiceField
          label="Book for"
          name="who"
          options={[
            ["customer", "A customer"],
            ["guest", "A guest"],
          ]}
          value={isGuest ? "guest" : "customer"}
          onPick={(value) => {
            setValue("isGuest", value === "guest");
            clearErrors(["pet_id", "guest"]);
          }}
        />
      </div>
      {isGuest ? (
        <GuestFields register={register} errors={formState.errors.guest} />
      ) : (
        <CustomerSearch
          petId={petId}
          error={formState.errors.pet_id?.message}
          onPick={(id) => {
            setValue("pet_id", id);
            clearErrors("pet_id");
          }}
        />
      )}
    </div>
  );
}
