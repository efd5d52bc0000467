import type { ContactAddress } from "@pawhaven/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Clock } from "lucide-react";
import { api } from "../../lib/api.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { toast } from "../../ui/toast.tsx";
import { contactAddressesQuery } from "./queries.ts";

/** Not shown to a customer who has ordered with the account's own address only. */
export function ContactAddresses() {
  const { data: addresses = [] } = useQuery(contactAddressesQuery);
  if (addresses.length === 0) return null;
  return (
    <Card title="Who else gets updates about your orders">
      <ul className="divide-y divide-line">
        {addresses.map((address) => (
          <AddressRow key={address.id} address={address} />
        ))}
      </ul>
    </Card>
  );
}

function AddressRow({ address: { id, email, confirmed } }: { address: ContactAddress }) {
  const queryClient = useQueryClient();
  const stop = useApiMutation({
    mutationFn: () => api.removeContactAddress({ params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: () => toast.error("The updates could not be stopped. Please try again."),
    onSettled: () => queryClient.invalidateQueries(contactAddressesQuery),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <p className="min-w-0 font-semibold wrap-anywhere">{email}</p>
      {confirmed ? (
        <Button variant="secondary" size="small" busy={stop.isPending} onClick={() => stop.mutate()}>
          Stop<span className="sr-only"> updates to {email}</span>
        </Button>
      ) : (
        <Badge tone="amber" icon={Clock}>
          Not confirmed yet
        </Badge>
      )}
    </li>
  );
}
