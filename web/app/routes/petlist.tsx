import type { Booking, Userpet } from "@pawhaven/contract";
import { Plus } from "lucide-react";
import { useState } from "react";
import { BookingConfirmation } from "../features/bookings/booking-confirmation.tsx";
import { BookingModal } from "../features/bookings/booking-modal.tsx";
import { BookingSuccessModal } from "../features/bookings/booking-success-modal.tsx";
import { ChoosePetTable } from "../features/bookings/choose-pet-table.tsx";
import { saveSelectedService } from "../features/bookings/selection-storage.ts";
import { useSelectedPet } from "../features/bookings/use-selected-pet.ts";
import { useLoginPrompt } from "../features/bookings/use-login-prompt.ts";
import { AddUserpetModal } from "../features/userpets/add-userpet-modal.tsx";
import { NoUserpets } from "../features/userpets/no-userpets.tsx";
import { useUserpets } from "../features/userpets/use-userpets.ts";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { useBanner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { ErrorState } from "../ui/empty-state.tsx";
import type { Route } from "./+types/petlist";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Choose your pet",
    description: "Book a visit.",
    path: paths.petList,
    noIndex: true,
  });

export default function PetListPage() {
  useLoginPrompt();
  const { data: pets, isLoadingError, refetch } = useUserpets();
  const { pet, choosePet } = useSelectedPet(pets);
  const [isAdding, setAdding] = useState(false);
  const [booked, setBooked] = useState<Booking[]>();
  const [isSuccessOpen, setSuccessOpen] = useState(false);
  const { banner, showBanner } = useBanner();

  function handleBooked(bookings: Booking[]) {
    saveSelectedService(undefined);
    choosePet(undefined);
    setBooked(bookings);
    setSuccessOpen(true);
  }

  const addButton = (label: string, variant?: "secondary") => (
    <Button icon={Plus} variant={variant} onClick={() => setAdding(true)}>
      {label}
    </Button>
  );
  return (
    <div className="page-width py-10">
      <h1 className="text-heading">STEP 1: Choose Your Pet to Serve</h1>
      <p className="mt-2 text-ink-soft">Next, choose the service, the day and the time.</p>
      <div className="mt-4 mb-6 grid gap-4">
        {banner}
        {booked && !isSuccessOpen && <BookingConfirmation bookings={booked} />}
      </div>
      {isLoadingError ? (
        <ErrorState text="Failed to fetch pets." onRetry={() => void refetch()} />
      ) : (
        <ChoosePetTable
          pets={pets}
          onChoose={choosePet}
          empty={<NoUserpets title="No pets found in your profile." action={addButton("Add Pet")} />}
        />
      )}
      {pets && pets.length > 0 && <div className="mt-6">{addButton("Add More Pet", "secondary")}</div>}
      <AddUserpetModal
        open={isAdding}
        onClose={() => setAdding(false)}
        onAdded={() => showBanner("success", "Pet added successfully!")}
      />
      <SelectedPetBooking pet={pet} pets={pets ?? []} onClose={() => choosePet(undefined)} onBooked={handleBooked} />
      {booked && isSuccessOpen && <BookingSuccessModal bookings={booked} onClose={() => setSuccessOpen(false)} />}
    </div>
  );
}

interface SelectedPetBookingProps {
  pet: Userpet | undefined;
  pets: readonly Userpet[];
  onClose: () => void;
  onBooked: (bookings: Booking[]) => void;
}

const SelectedPetBooking = ({ pet, pets, onClose, onBooked }: SelectedPetBookingProps) =>
  pet && <BookingModal key={pet.id} pet={pet} pets={pets} onClose={onClose} onBooked={onBooked} />;
