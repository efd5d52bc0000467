import type { Customer, CustomerErasure } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { screenPath } from "../lib/paths.ts";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { erasureQuery } from "./queries.ts";

interface EraseDialogProps {
  customer: Customer;
  onClose: () => void;
}

/** What goes, what stays and why, before anything happens. */
export function EraseDialog({ customer, onClose }: EraseDialogProps) {
  const { data: erasure, isError, refetch } = useQuery(erasureQuery(customer.id));
  return (
    <Modal open title={`Erase ${customer.name}`} onClose={onClose}>
      <div className="grid gap-4 text-small">
        {isError && <RetryBanner text="The rules could not be loaded." onRetry={() => void refetch()} />}
        {!erasure && !isError && <Skeleton shape="text" lines={6} />}
        {erasure && <ErasureRules erasure={erasure} />}
        {erasure?.obstacle && <Banner tone="error">{erasure.obstacle}</Banner>}
        {erasure && !erasure.obstacle && <EraseForm customer={customer} />}
      </div>
    </Modal>
  );
}

const ErasureRules = ({ erasure: { goes, stays } }: { erasure: CustomerErasure }) => (
  <>
    <RuleList title="This goes, for ever">
      <li>Account, profile, pictures, sign-ins, cart, wish list and favorites</li>
      <li>Pets: {goes.pets}</li>
      <li>Adoption requests: {goes.adoption_requests}</li>
      <li>Conversations from the confirmed address: {goes.conversations}</li>
      <li>Notes of staff: {goes.notes}, and what the audit log says about the person</li>
    </RuleList>
    <RuleList title="This stays">
      <li>Orders: {stays.orders}, with the delivery details, because accounting law requires their records</li>
      <li>
        Visits: {stays.bookings}, without name, pet and notes, because the clinic counts them; those to come are
        cancelled
      </li>
      <li>Reviews: {stays.reviews}, as “A former customer” and without pictures, because ratings count them</li>
      <li>
        Messages with this address that nobody confirmed: {stays.messages}, until their retention time ends, because
        somebody else may have typed it
      </li>
    </RuleList>
  </>
);

const RuleList = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="font-bold">{title}</h3>
    <ul className="list-disc pl-5">{children}</ul>
  </section>
);

function EraseForm({ customer: { id } }: { customer: Customer }) {
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: "" } });
  const erase = useStaffMutation({
    mutationFn: (body: { email: string }) => staffApi.eraseCustomer({ params: { id }, body }),
    onSuccess: ({ message }) => {
      toast.success(message);
      return navigate(screenPath("customers"));
    },
    onError: (error) => showFieldErrors(error, setError),
  });
  const failure = formErrorMessage(erase.error, "The customer could not be erased. Please try again.");
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => void handleSubmit((values) => erase.mutate(values))(event)}
    >
      {failure && <Banner tone="error">{failure}</Banner>}
      <TextField
        label="Type the email address of the account"
        autoComplete="off"
        required
        requiredMark="none"
        error={formState.errors.email?.message}
        {...register("email")}
      />
      <Button type="submit" variant="danger" size="small" busy={erase.isPending}>
        Erase for ever
      </Button>
    </form>
  );
}
