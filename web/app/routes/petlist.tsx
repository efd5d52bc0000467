import type { Booking, Userpet } from "@pawhaven/contract";
import { Plus } from "lucide-react";
import { useState } from "react";
import { BookedVisit } from "../features/bookings/booked-visit.tsx";
import { BookingModal } from "../features/bookings/booking-modal.tsx";
import { BookingSuccess } from "../features/bookings/booking-success.tsx";
import { ChoosePetTable } from "../features/bookings/choose-pet-table.tsx";
import { rememberService } from "../features/bookings/remembered-choice.ts";
import { usePetToServe } from "../features/bookings/use-pet-to-serve.ts";
import { useVisitorsWay } from "../features/bookings/use-visitors-way.ts";
import { AddPetModal } from "../features/userpets/add-pet-modal.tsx";
import { NoPets } from "../features/userpets/no-pets.tsx";
import { useUserpets } from "../features/userpets/use-userpets.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteOf } from "../lib/site.ts";
import { useBanner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { ErrorState } from "../ui/empty-state.tsx";
import type { Route } from "./+types/petlist";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), { title: "Choose your pet", description: "Book a visit.", path: "/petlist", hidden: true });

export default function PetList() {
  useVisitorsWay();
  const { data: pets, isLoadingError, refetch } = useUserpets();
  const { pet, choosePet } = usePetToServe(pets);
  const [isAdding, setAdding] = useState(false);
  const [booked, setBooked] = useState<Booking>();
  const [isThanking, setThanking] = useState(false);
  const { banner, showBanner } = useBanner();

  function thank(booking: Booking) {
    rememberService(undefined);
    choosePet(undefined);
    setBooked(booking);
    setThanking(true);
  }

  const addButton = (label: string, variant?: "secondary") => (
    <Button icon={Plus} variant={variant} onClick={() => setAdding(true)}>
      {label}
    </Button>
  );
  return (
    <div className="page-width py-10">
      <h1 className="text-heading">STEP 1: Choose Your Pet to Serve</h1>
      <p className="mt-2 text-ink-soft">Then you pick the service, the day and the hour.</p>
      <div className="mt-4 mb-6 grid gap-4">
        {banner}
        {booked && <BookedVisit booking={booked} />}
      </div>
      {isLoadingError ? (
        <ErrorState text="Failed to fetch pets." onRetry={() => void refetch()} />
      ) : (
        <ChoosePetTable
          pets={pets}
          onChoose={choosePet}
          empty={<NoPets title="No pets found in your profile." action={addButton("Add Pet")} />}
        />
      )}
      {pets && pets.length > 0 && <div className="mt-6">{addButton("Add More Pet", "secondary")}</div>}
      <AddPetModal
        open={isAdding}
        onClose={() => setAdding(false)}
        onAdded={() => showBanner("success", "Pet added successfully!")}
      />
      <Serve pet={pet} onClose={() => choosePet(undefined)} onBooked={thank} />
      {booked && isThanking && <BookingSuccess booking={booked} onClose={() => setThanking(false)} />}
    </div>
  );
}

interface ServeProps {
  pet: Userpet | undefined;
  onClose: () => void;
  onBooked: (booking: Booking) => void;
}

const Serve = ({ pet, onClose, onBooked }: ServeProps) =>
  pet && <BookingModal key={pet.id} pet={pet} onClose={onClose} onBooked={onBooked} />;
