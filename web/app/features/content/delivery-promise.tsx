import { countries, type Country, type DeliveryRules, describePromise, promiseDelivery } from "@pawhaven/contract";
import { useSyncExternalStore } from "react";
import { onDeliveryCountryChange, readDeliveryCountry } from "../../lib/delivery-country.ts";

interface DeliveryPromiseProps {
  rules: DeliveryRules;
  /** The one that was last chosen, or else that of the shop, if it is not given. */
  country?: Country | undefined;
}

/** Worked out in the browser: pages are the same for everybody, and are kept for days. */
export default function DeliveryPromise({ rules, country }: DeliveryPromiseProps) {
  return useSyncExternalStore(
    onDeliveryCountryChange,
    () => describeArrival(rules, country ?? chosenCountry(rules)),
    () => "",
  );
}

const chosenCountry = (rules: DeliveryRules): Country => {
  const stored = readDeliveryCountry();
  return stored !== null && stored in countries ? (stored as Country) : rules.country;
};

function describeArrival(rules: DeliveryRules, country: Country): string {
  const promised = promiseDelivery(rules, country, new Date());
  return promised ? `Arrives ${describePromise(promised)} in ${countries[country]}` : "";
}
