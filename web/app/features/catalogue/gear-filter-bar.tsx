import type { GearFacets, GearSort } from "@pawhaven/contract";
import { PawPrint, Search, SlidersHorizontal } from "lucide-react";
import { type SyntheticEvent, useId, useState } from "react";
import { FitSlot } from "../../lib/fit.tsx";
import * as paths from "../../lib/paths.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { CheckboxField, SelectField, TextField } from "../../ui/field.tsx";
import { petTypeIcon } from "../../ui/pet-type-icon.tsx";
import { GearChoices } from "./gear-choices.tsx";
import { dietNames, lifeStageNames } from "./gear-fact-names.ts";
import { type GearShopParams, sortLabels } from "./gear-shop-params.ts";
import { PriceRange } from "./price-range.tsx";

interface GearFilterBarProps {
  params: GearShopParams;
  /** Undefined while loading. */
  facets: GearFacets | undefined;
  onReplaceParams: (fields: Partial<GearShopParams>) => void;
  onPushParams: (fields: Partial<GearShopParams>) => void;
}

/** On phones only the search and the pet types are visible at first. */
export function GearFilterBar(props: GearFilterBarProps) {
  const { params, facets, onReplaceParams, onPushParams } = props;
  const [isOpen, setOpen] = useState(false);
  const panelId = useId();
  return (
    <search aria-label="Gears">
      <form
        action={paths.gearShop}
        onSubmit={preventSubmit}
        // The second column has a fixed width: its content is parsed after a first paint, and would push the search aside.
        className="mt-3 grid gap-2 lg:mt-6 lg:grid-cols-[minmax(0,1fr)_41rem] lg:gap-x-6"
      >
        <div className="flex gap-2">
          <TextField
            type="search"
            name="search"
            data-page-search
            label="Search products"
            hideLabel
            placeholder="Search products..."
            icon={Search}
            maxLength={100}
            autoComplete="off"
            value={params.search}
            onChange={({ target }) => onReplaceParams({ search: target.value.trimStart() })}
            className="flex-1"
          />
          <Button
            variant="secondary"
            icon={SlidersHorizontal}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setOpen(!isOpen)}
            className="rounded-small! px-4! lg:hidden"
          >
            Filters
          </Button>
        </div>
        <GearChoices
          label="Pet type"
          all={<AllOf>pet types</AllOf>}
          allIcon={PawPrint}
          iconOf={petTypeIcon}
          options={facets?.petTypes}
          chosen={params.petType}
          onChoose={(petType) => onPushParams({ petType })}
          before={<FitSlot part="Filter" />}
        />
        <div id={panelId} className={classNames("gap-3 lg:contents", isOpen ? "grid" : "hidden")}>
          <GearChoices
            label="Category"
            all={<AllOf>categories</AllOf>}
            options={facets?.categories}
            chosen={params.category}
            onChoose={(category) => onPushParams({ category })}
            className="flex-wrap!"
          />
          <div className="flex flex-wrap gap-x-6 gap-y-2 lg:col-span-2">
            <FactChoices {...props} />
          </div>
          <SortPriceStockFilters {...props} />
        </div>
        <button type="submit" hidden>
          Search
        </button>
      </form>
    </search>
  );
}

/** Results update while typing, so Enter only closes the on-screen keyboard. */
function preventSubmit(event: SyntheticEvent) {
  event.preventDefault();
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
}

const AllOf = ({ children }: { children: string }) => (
  <>
    All<span className="sr-only"> {children}</span>
  </>
);

/** Nothing where no gear has such a fact. */
const FactChoices = ({ params, facets, onPushParams }: GearFilterBarProps) => (
  <>
    {facets && facets.lifeStages.length > 0 && (
      <GearChoices
        label="Life stage"
        all="All life stages"
        options={facets.lifeStages}
        nameOf={(stage) => lifeStageNames[stage]}
        chosen={params.lifeStage}
        onChoose={(lifeStage) => onPushParams({ lifeStage })}
        className="flex-wrap!"
      />
    )}
    {facets && facets.diets.length > 0 && (
      <GearChoices
        label="Diet"
        all="All diets"
        options={facets.diets}
        nameOf={(diet) => dietNames[diet]}
        chosen={params.diet}
        onChoose={(diet) => onPushParams({ diet })}
        className="flex-wrap!"
      />
    )}
  </>
);

function SortPriceStockFilters({ params, facets, onReplaceParams, onPushParams }: GearFilterBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 lg:col-start-2 lg:row-start-1 lg:flex-nowrap">
      <SelectField
        label="Sort by"
        hideLabel
        value={params.sort}
        onChange={({ target }) => onPushParams({ sort: target.value as GearSort })}
        className="w-full sm:w-52"
      >
        {Object.entries(sortLabels).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <PriceRange params={params} range={facets?.price ?? null} onReplaceParams={onReplaceParams} />
      <CheckboxField
        label={`In stock only${facets ? ` (${facets.inStock})` : ""}`}
        checked={params.inStock}
        onChange={({ target }) => onPushParams({ inStock: target.checked })}
      />
    </div>
  );
}
