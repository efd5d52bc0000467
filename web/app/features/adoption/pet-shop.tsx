import { type Pet, pluralize } from "@pawhaven/contract";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import * as paths from "../../lib/paths.ts";
import { useListView } from "../../lib/use-list-view.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Carousel } from "../../ui/carousel.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { EmptyStateIllustration } from "../../ui/empty-state-illustration.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { ViewSwitch } from "../../ui/view-switch.tsx";
import { MatchSection } from "./match/match-section.tsx";
import { PetMatch } from "./match/pet-match.tsx";
import { PetCard } from "./pet-card.tsx";
import { PetDetailsModal } from "./pet-details-modal.tsx";
import { PetFilterBar } from "./pet-filter-bar.tsx";
import { selectPets } from "./select-pets.ts";
import { usePetShopParams } from "./use-pet-shop-params.ts";

const PetList = lazyPart(() => import("./pet-list.tsx"));

export function PetShop({ pets, isLoading }: { pets: readonly Pet[]; isLoading: boolean }) {
  const params = usePetShopParams();
  const { search, type } = params;
  const [shown, setShown] = useState<Pet | null>(null);
  const { isList, isSwitching, switchTo } = useListView();
  const found = selectPets(pets, { search, type });
  const at = Math.min(params.at, Math.max(0, found.length - 1));
  return (
    <>
      <PetFilterBar
        pets={pets}
        search={search}
        type={type}
        onSearch={params.changeSearch}
        pathForType={params.pathForType}
      />
      <MatchSection />
      <div className="mt-4 flex items-center justify-between">
        <output className="text-ink-soft tabular-nums">{pluralize(found.length, "pet")} found</output>
        <ViewSwitch isList={isList} isSwitching={isSwitching} onSwitch={switchTo} />
      </div>
      {found.length > 0 && isList && (
        <Suspense fallback={<div className="min-h-125" />}>
          <PetList pets={found} at={at} onPage={params.openPage} onDetails={setShown} />
        </Suspense>
      )}
      {found.length > 0 && !isList && (
        <Carousel
          className="mt-4"
          label="Pets looking for a home"
          items={found}
          itemKey={({ id }) => id}
          renderItem={(pet, index) => (
            <>
              <PetCard pet={pet} isFirst={index === at} onDetails={setShown} />
              <PetMatch pet={pet} className="mt-3" />
            </>
          )}
          renderPlaceholder={({ id, name, breed }) => <Link to={paths.pet(id)}>{`${name}, ${breed}`}</Link>}
          index={at}
          onSlide={params.changePosition}
        />
      )}
      {found.length === 0 && (isLoading ? <Loading /> : <NothingFound />)}
      <PetDetailsModal pet={shown} onClose={() => setShown(null)} />
    </>
  );
}

const Loading = () => (
  <div className="grid min-h-125 place-items-center">
    <Spinner label="Loading pets" />
  </div>
);

const NothingFound = () => (
  <EmptyState
    title="No pets found matching your criteria."
    illustration={<EmptyStateIllustration name="empty-results" />}
    action={
      <ButtonLink to={paths.petShop} variant="secondary" preventScrollReset>
        Clear filters
      </ButtonLink>
    }
  />
);
