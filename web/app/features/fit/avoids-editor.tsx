import { type Avoid, type FitRules, type Species, type UserpetDetails, usualAdvice } from "@pawhaven/contract";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { api } from "../../lib/api.ts";
import { capitalize } from "../../lib/capitalize.ts";
import { formatDay } from "../../lib/days.ts";
import { emitHouseholdChange } from "../../lib/household-changed.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { IconButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Chip, ChipGroup } from "../../ui/chip.tsx";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { SelectField } from "../../ui/field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";

const rulesQuery = queryOptions({
  queryKey: ["fit-rules"],
  queryFn: ({ signal }) => api.getFitRules({}, { signal }),
});

const avoidsQuery = (id: number) =>
  queryOptions({
    queryKey: ["avoids", id],
    queryFn: ({ signal }) => api.listAvoids({ params: { id } }, { signal }),
  });

/** On the page of a pet: what the gear shop warns of. */
export function AvoidsEditor({ pet: { id, name, species } }: { pet: UserpetDetails }) {
  const queryClient = useQueryClient();
  const rules = useQuery(rulesQuery);
  const avoids = useQuery(avoidsQuery(id));
  const { mutate, isPending } = useApiMutation({
    mutationFn: (list: Avoid[]) => api.setAvoids({ params: { id }, body: { avoids: list } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(avoidsQuery(id).queryKey, saved);
      emitHouseholdChange();
    },
    onError: () => toast.error("This could not be saved. Please try again."),
  });
  const failed = [rules, avoids].filter(({ isLoadingError }) => isLoadingError);
  return (
    <Card size="compact" title={`What ${name} avoids`}>
      {failed.length > 0 ? (
        <RetryBanner text="This could not be loaded." onRetry={() => failed.forEach((query) => void query.refetch())} />
      ) : rules.data && avoids.data ? (
        <AvoidsForm
          name={name}
          species={species}
          rules={rules.data}
          avoids={avoids.data.avoids}
          isBusy={isPending}
          onChange={mutate}
        />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Card>
  );
}

interface AvoidsFormProps {
  name: string;
  species: Species;
  rules: FitRules;
  avoids: readonly Avoid[];
  isBusy: boolean;
  onChange: (avoids: Avoid[]) => void;
}

function AvoidsForm(props: AvoidsFormProps) {
  const { name, avoids, rules, isBusy, onChange } = props;
  const add = (ingredient: string) => onChange([...avoids, { ingredient, reason: "avoid" }]);
  const remove = (ingredient: string) => onChange(avoids.filter((avoid) => avoid.ingredient !== ingredient));
  const others = rules.ingredients.filter((one) => !avoids.some(({ ingredient }) => ingredient === one.name));
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        The gear shop then says which gear contains it, or may contain it. Poultry covers chicken, fish covers salmon.
      </p>
      <CommonAllergens {...props} onAdd={add} onRemove={remove} />
      {avoids.length > 0 && (
        <ul className="grid gap-2">
          {avoids.map((avoid) => (
            <AvoidRow
              key={avoid.ingredient}
              avoid={avoid}
              isBusy={isBusy}
              onReason={(reason) => onChange(avoids.map((one) => (one === avoid ? { ...avoid, reason } : one)))}
              onRemove={() => remove(avoid.ingredient)}
            />
          ))}
        </ul>
      )}
      <SelectField
        label={`Something else that ${name} avoids`}
        requiredMark="none"
        value=""
        disabled={isBusy}
        onChange={({ target }) => target.value && add(target.value)}
        className="max-w-sm"
      >
        <option value="">Choose an ingredient</option>
        {others.map(({ name: ingredient, parent }) => (
          <option key={ingredient} value={ingredient}>
            {capitalize(ingredient)}
            {parent && ` (${parent})`}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

interface CommonAllergensProps extends Pick<AvoidsFormProps, "species" | "rules" | "avoids" | "isBusy"> {
  onAdd: (ingredient: string) => void;
  onRemove: (ingredient: string) => void;
}

function CommonAllergens({ species, rules, avoids, isBusy, onAdd, onRemove }: CommonAllergensProps) {
  const common = rules.common_allergens
    .filter((allergen) => allergen.species === species)
    .toSorted((a, b) => b.percent - a.percent);
  const [first] = common;
  if (!first) return null;
  const isAvoided = (name: string) => avoids.some(({ ingredient }) => ingredient === name);
  return (
    <div>
      <ChipGroup label="Common allergens" className="flex-wrap!">
        {common.map(({ ingredient, percent }) => (
          <Chip
            key={ingredient}
            selected={isAvoided(ingredient)}
            disabled={isBusy}
            onToggle={() => (isAvoided(ingredient) ? onRemove : onAdd)(ingredient)}
          >
            {capitalize(ingredient)}
            <span className="font-normal tabular-nums">{percent} %</span>
          </Chip>
        ))}
      </ChipGroup>
      <p className="mt-1 text-small text-ink-soft">
        How many {species.toLowerCase()}s with a food allergy reacted to it: {first.source}, compiled on{" "}
        {formatDay(first.compiled_on, "date")}. {usualAdvice}
      </p>
    </div>
  );
}

interface AvoidRowProps {
  avoid: Avoid;
  isBusy: boolean;
  onReason: (reason: Avoid["reason"]) => void;
  onRemove: () => void;
}

const AvoidRow = ({ avoid: { ingredient, reason }, isBusy, onReason, onRemove }: AvoidRowProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)_9rem_auto] items-center gap-x-2 border-t border-line pt-2 sm:grid-cols-[8rem_12rem_auto] sm:justify-start">
    <span className="font-semibold wrap-anywhere">{capitalize(ingredient)}</span>
    <SelectField
      label={`Why ${ingredient}`}
      hideLabel
      value={reason}
      disabled={isBusy}
      onChange={({ target }) => onReason(target.value as Avoid["reason"])}
    >
      <option value="avoid">Better not</option>
      <option value="allergy">Allergy</option>
    </SelectField>
    <IconButton icon={Trash2} label={`Remove ${ingredient}`} disabled={isBusy} onClick={onRemove} />
  </li>
);
