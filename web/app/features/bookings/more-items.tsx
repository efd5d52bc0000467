import { maxVisitItems, type Service, type Userpet } from "@pawhaven/contract";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { describeFacts, suits } from "./service-facts.ts";
import type { useVisitItems } from "./use-visit-items.ts";

interface MoreItemsProps {
  items: Pick<ReturnType<typeof useVisitItems>, "more" | "add" | "remove">;
  pets: readonly Userpet[];
  services: readonly Service[];
  /** What is proposed for the next pet. */
  service: Service;
}

/** Further pets or services in the same visit, back to back. */
export function MoreItems({ items: { more, add, remove }, pets, services, service }: MoreItemsProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <section aria-label="In the same visit" className="py-3">
      <ul>
        {more.map((item) => (
          <li key={item.key} className="flex min-h-11 items-center gap-2">
            <span className="min-w-0 flex-1">
              Then <strong>{item.pet.name}</strong>, {item.service.name}, {describeFacts(item.service)}
            </span>
            <IconButton
              label={`Remove ${item.service.name} for ${item.pet.name}`}
              icon={X}
              onClick={() => remove(item.key)}
            />
          </li>
        ))}
      </ul>
      {isAdding && (
        <AddItemForm
          pets={pets}
          services={services}
          service={service}
          onAdd={(pet, chosen) => {
            add(pet, chosen);
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {!isAdding && more.length < maxVisitItems - 1 && (
        <Button variant="ghost" size="small" icon={Plus} className="-ml-3" onClick={() => setAdding(true)}>
          Add a pet or service
        </Button>
      )}
    </section>
  );
}

interface AddItemFormProps extends Omit<MoreItemsProps, "items"> {
  onAdd: (pet: Userpet, service: Service) => void;
  onClose: () => void;
}

function AddItemForm({ pets, services, service, onAdd, onClose }: AddItemFormProps) {
  const [petId, setPetId] = useState(pets.at(-1)?.id);
  const [serviceId, setServiceId] = useState(service.id);
  const pet = pets.find(({ id }) => id === petId);
  const offered = services.filter((one) => pet && suits(one, pet.species));
  const chosen = offered.find(({ id }) => id === serviceId) ?? offered[0];
  return (
    <div className="grid gap-3 rounded-small bg-sunken p-4 sm:grid-cols-2">
      <SelectField
        label="Pet"
        requiredMark="none"
        value={petId}
        onChange={(event) => setPetId(Number(event.target.value))}
      >
        {pets.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Service"
        requiredMark="none"
        value={chosen?.id}
        onChange={(event) => setServiceId(Number(event.target.value))}
      >
        {offered.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </SelectField>
      <div className="flex gap-2 sm:col-span-2">
        <Button size="small" variant="secondary" onClick={() => pet && chosen && onAdd(pet, chosen)}>
          Add to this visit
        </Button>
        <Button size="small" variant="ghost" onClick={onClose}>
          Not now
        </Button>
      </div>
    </div>
  );
}
