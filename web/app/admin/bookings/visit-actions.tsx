import { type BookingStatus, type StaffVisit, visitStatusNames, visitTransitions } from "@pawhaven/contract";
import { useState } from "react";
import { useGoodsQuestion } from "../../features/bookings/use-goods-question.tsx";
import { errorMessage } from "../../lib/api-errors.ts";
import { Button } from "../../ui/button.tsx";
import { askToConfirm } from "../../ui/dialogs.tsx";
import { toast } from "../../ui/toast.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { askingAboutGoods } from "./asking-about-goods.ts";
import { FinishDialog } from "./finish-dialog.tsx";
import { useVisitMutation } from "./use-visit-mutation.ts";

type NextStatus = "Confirmed" | "Arrived" | "In treatment" | "No-show" | "Cancelled";

const labels: Readonly<Partial<Record<BookingStatus, string>>> = {
  Confirmed: "Confirm",
  Arrived: "Arrived",
  "In treatment": "Start treatment",
  Done: "Finish",
  "No-show": "Did not come",
  Cancelled: "Cancel visit",
};
const course: readonly BookingStatus[] = ["Pending", "Confirmed", "Arrived", "In treatment", "Done", "No-show"];

/** A correction says what it goes back to. */
const labelFor = (from: BookingStatus, to: BookingStatus): string =>
  course.includes(to) && course.indexOf(to) < course.indexOf(from)
    ? `Back to ${visitStatusNames[to]}`
    : (labels[to] ?? to);

/** The next steps of a visit, the usual one first. Nobody has missed a visit that has not begun. */
export function VisitActions({ visit }: { visit: StaffVisit }) {
  const { can } = useStaffSession();
  const [isFinishing, setIsFinishing] = useState(false);
  const { mutate, isPending, variables, goodsDialog } = useChangeStatus(visit);
  if (!can("calendar.book")) return null;
  const steps = visitTransitions[visit.status].filter((to) => to !== "No-show" || hasBegun(visit));
  const choose = async (to: BookingStatus) => {
    if (to === "Done") setIsFinishing(true);
    else if (to !== "Cancelled" || (await confirmCancelling(visit))) mutate(to as NextStatus);
  };
  return (
    <span className="inline-flex flex-wrap gap-2">
      {steps.map((to, index) => (
        <Button
          key={to}
          size="small"
          variant={variantOf(visit.status, to, index)}
          busy={isPending && variables === to}
          disabled={isPending}
          onClick={() => void choose(to)}
        >
          {labelFor(visit.status, to)}
          <span className="sr-only">: {visit.pet.name}</span>
        </Button>
      ))}
      {goodsDialog}
      {isFinishing && <FinishDialog visit={visit} onClose={() => setIsFinishing(false)} />}
    </span>
  );
}

const hasBegun = ({ starts_at: startsAt }: StaffVisit): boolean => Date.parse(startsAt) <= Date.now();

function variantOf(from: BookingStatus, to: BookingStatus, index: number): "primary" | "secondary" | "ghost" {
  if (to === "Cancelled") return "ghost";
  return index === 0 && course.indexOf(to) > course.indexOf(from) ? "primary" : "secondary";
}

const confirmCancelling = ({ customer, pet }: StaffVisit): Promise<boolean> =>
  askToConfirm({
    title: "Cancel the visit?",
    text: customer.email
      ? `${customer.name} gets a mail that the visit of ${pet.name} is cancelled.`
      : `${customer.name} gave no email address: please call about the visit of ${pet.name}.`,
    confirmLabel: "Cancel visit",
    cancelLabel: "Keep it",
    danger: true,
  });

const goodsWords = { title: "Goods wait at this visit", deliver: "Send it to the customer" };

function useChangeStatus({ id, revision }: StaffVisit) {
  const { ask, goodsDialog } = useGoodsQuestion(goodsWords);
  const changing = useVisitMutation({
    mutationFn: (status: NextStatus) =>
      askingAboutGoods({
        visitId: id,
        ask,
        change: (answer) => staffApi.changeVisitStatus({ params: { id }, body: { revision, status, ...answer } }),
      }),
    done: (visit) => (visit ? `The visit is now: ${visitStatusNames[visit.status]}.` : "The visit stays as it is."),
    onError: (error) => void toast.error(errorMessage(error, "The visit could not be changed.")),
  });
  return { ...changing, goodsDialog };
}
