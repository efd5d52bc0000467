import { maxAddresses, type Profile, type SavedAddress } from "@pawhaven/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, MapPinPlus } from "lucide-react";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { askToConfirm } from "../../ui/dialogs.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { AddressForm } from "./address-form.tsx";
import { AddressLines } from "./address-lines.tsx";
import { addressOfProfile } from "./address-of-profile.ts";
import { addressesQuery } from "./queries.ts";

export function AddressBook({ profile }: { profile: Profile }) {
  const { data: addresses, isLoadingError, refetch } = useQuery(addressesQuery);
  const [isAdding, setIsAdding] = useState(false);
  if (isLoadingError) return <ErrorState text="Your addresses could not be loaded." onRetry={() => void refetch()} />;
  if (!addresses) return <Skeleton className="h-40" />;
  const initial = { full_name: profile.full_name, phone: profile.phone ?? "", ...addressOfProfile(profile) };
  return (
    <>
      {addresses.length === 0 ? (
        <EmptyState title="No addresses yet" text="Add one here, or save it when you check out." />
      ) : (
        <ul className="divide-y divide-line">
          {addresses.map((address) => (
            <AddressItem key={address.id} address={address} />
          ))}
        </ul>
      )}
      {addresses.length < maxAddresses && (
        <Button className="mt-6" variant="secondary" icon={MapPinPlus} onClick={() => setIsAdding(true)}>
          Add an address
        </Button>
      )}
      {isAdding && (
        <AddressForm initial={addresses.length === 0 ? initial : undefined} onClose={() => setIsAdding(false)} />
      )}
    </>
  );
}

function AddressItem({ address }: { address: SavedAddress }) {
  const [isChanging, setIsChanging] = useState(false);
  const { remove, makeDefault } = useAddressMutations(address);
  const ask = async () => {
    const isSure = await askToConfirm({
      title: "Remove this address?",
      text: "Orders that go there stay as they are.",
      confirmLabel: "Remove the address",
      cancelLabel: "Keep it",
    });
    if (isSure) remove.mutate();
  };
  const which = <span className="sr-only"> {address.address}</span>;
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <address className="min-w-0 not-italic wrap-anywhere">
          <strong>{address.full_name}</strong>
          <AddressLines address={address} />
          <span className="block text-ink-soft">{address.phone}</span>
        </address>
        {address.is_default && (
          <Badge tone="teal" icon={Check}>
            Default
          </Badge>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => setIsChanging(true)}>
          Change{which}
        </Button>
        {!address.is_default && (
          <Button variant="secondary" size="small" busy={makeDefault.isPending} onClick={() => makeDefault.mutate()}>
            Make default{which}
          </Button>
        )}
        <Button variant="secondary" size="small" busy={remove.isPending} onClick={() => void ask()}>
          Remove{which}
        </Button>
      </div>
      {isChanging && <AddressForm saved={address} onClose={() => setIsChanging(false)} />}
    </li>
  );
}

function useAddressMutations({ id }: SavedAddress) {
  const queryClient = useQueryClient();
  const outcome = (failure: string) => ({
    onSuccess: ({ message }: { message: string }) => void toast.success(message),
    onError: (error: Error) => void toast.error(errorMessage(error, failure)),
    onSettled: () => queryClient.invalidateQueries(addressesQuery),
  });
  const remove = useApiMutation({
    mutationFn: () => api.removeAddress({ params: { id } }),
    ...outcome("The address could not be removed. Please try again."),
  });
  const makeDefault = useApiMutation({
    mutationFn: () => api.makeAddressDefault({ params: { id } }),
    ...outcome("The default could not be changed. Please try again."),
  });
  return { remove, makeDefault };
}
