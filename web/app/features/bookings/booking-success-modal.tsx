import type { Booking } from "@pawhaven/contract";
import { CircleCheck } from "lucide-react";
import { useEffect } from "react";
import { Modal } from "../../ui/modal.tsx";
import { BookingDetails } from "./booking-details.tsx";

const autoCloseMs = 3000;

interface BookingSuccessModalProps {
  bookings: readonly Booking[];
  onClose: () => void;
}

export function BookingSuccessModal({ bookings, onClose }: BookingSuccessModalProps) {
  useEffect(() => {
    const timer = setTimeout(onClose, autoCloseMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- three seconds after it appears
  }, []);
  return (
    <Modal open title="SUCCESSFULLY!" size="small" onClose={onClose}>
      <div className="grid gap-4">
        <p className="flex gap-3 text-lead">
          <CircleCheck className="mt-1 size-6 shrink-0 text-teal" />
          Thank you for booking! We will contact you soon.
        </p>
        <BookingDetails bookings={bookings} />
      </div>
    </Modal>
  );
}
