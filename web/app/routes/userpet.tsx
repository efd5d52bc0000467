import type { UserpetDetails } from "@pawhaven/contract";
import { ArrowLeft } from "lucide-react";
import { Suspense } from "react";
import { AvoidsEditor } from "../features/fit/avoids-editor.tsx";
import { DueCarePanel } from "../features/care/due/due-care-panel.tsx";
import { PetTimeline } from "../features/timeline/pet-timeline.tsx";
import { GoodsSentNote } from "../features/orders/goods-sent-note.tsx";
import { FoodCard } from "../features/foods/food-card.tsx";
import { SuggestedGears } from "../features/bookings/suggested-gears.tsx";
import { saveSelectedPet } from "../features/bookings/selection-storage.ts";
import { UserpetScreen } from "../features/userpets/userpet-screen.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { useRequiredSession } from "../lib/use-required-session.ts";
import { lazyPart } from "../ui/lazy-part.tsx";
import { TextLink } from "../ui/text-link.tsx";
import type { Route } from "./+types/userpet";

const PassportPanel = lazyPart(() => import("../features/userpets/passport/passport-panel.tsx"));
const MemorialPassport = lazyPart(() => import("../features/userpets/passport/memorial-passport.tsx"));

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(siteConfigOf(matches), {
    title: "My pet",
    description: "One of your pets.",
    path: paths.userpet(params.id),
    noIndex: true,
  });

const timelineOf = (pet: UserpetDetails) => <PetTimeline pet={pet} />;
const memorialOf = (pet: UserpetDetails) => (
  <Suspense>
    <MemorialPassport pet={pet} />
  </Suspense>
);
const goodsOf = (pet: UserpetDetails) => <GoodsSentNote petId={pet.id} />;

/** The list of pets opens with this one chosen. */
const bookFor = ({ id }: UserpetDetails) => saveSelectedPet(id);

export default function UserpetPage({ params }: Route.ComponentProps) {
  const session = useRequiredSession();
  return (
    <>
      <TextLink to={paths.myPets} className="inline-flex min-h-11 items-center gap-2">
        <ArrowLeft className="size-4.5" />
        My Pets
      </TextLink>
      <UserpetScreen
        id={params.id}
        enabled={session !== null}
        onBook={bookFor}
        timeline={timelineOf}
        memorial={memorialOf}
        beforeDeath={goodsOf}
      >
        {(pet) => (
          <>
            <DueCarePanel petId={pet.id} petName={pet.name} />
            <FoodCard pet={pet} />
            <SuggestedGears petId={pet.id} />
            <AvoidsEditor pet={pet} />
            <Suspense>
              <PassportPanel pet={pet} />
            </Suspense>
          </>
        )}
      </UserpetScreen>
    </>
  );
}
