interface Carrier {
  name: string;
  /** With `{number}` in the place of the tracking number. Null where no address could be confirmed: staff give a link. */
  trackingUrl: string | null;
}

/** Who carries parcels for the shop. Staff name any other carrier themselves. */
export const carriers = {
  vnpost: { name: "Vietnam Post", trackingUrl: null },
  ghn: { name: "GHN Express", trackingUrl: "https://donhang.ghn.vn/?order_code={number}" },
  usps: { name: "USPS", trackingUrl: "https://tools.usps.com/go/TrackConfirmAction?tLabels={number}" },
  ups: { name: "UPS", trackingUrl: "https://www.ups.com/track?tracknum={number}" },
  fedex: { name: "FedEx", trackingUrl: "https://www.fedex.com/fedextrack/?trknbr={number}" },
  dhl: { name: "DHL", trackingUrl: "https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}" },
  singpost: { name: "SingPost", trackingUrl: null },
  ninjavan: { name: "Ninja Van", trackingUrl: "https://www.ninjavan.co/en-sg/tracking?id={number}" },
} as const satisfies Record<string, Carrier>;

export type KnownCarrier = keyof typeof carriers;
export const carrierCodes = [...(Object.keys(carriers) as KnownCarrier[]), "other"] as const;
export type CarrierCode = (typeof carrierCodes)[number];

export interface Tracking {
  /** Null if nobody said who carries the parcel. */
  carrier: CarrierCode | null;
  /** Of another carrier. */
  carrier_name: string;
  tracking_number: string;
  /** As somebody gave it; without it, the carrier's own page is linked. */
  tracking_url: string;
}

/** Whether a number is enough to make a link. */
export const isTrackingLinkKnown = (carrier: CarrierCode | null): boolean => Boolean(known(carrier)?.trackingUrl);

const known = (carrier: CarrierCode | null): Carrier | undefined =>
  carrier === null || carrier === "other" ? undefined : carriers[carrier];

export const carrierNameOf = ({ carrier, carrier_name: name }: Pick<Tracking, "carrier" | "carrier_name">) =>
  known(carrier)?.name ?? (name || null);

/** Where the customer can follow the parcel, if that is known. */
export function trackingUrlOf({ carrier, tracking_number: number, tracking_url: given }: Tracking): string | null {
  if (given) return given;
  const template = known(carrier)?.trackingUrl;
  return template && number ? template.replace("{number}", encodeURIComponent(number)) : null;
}

/** How many orders a picking list has at most: what somebody can carry. */
export const maxPickedOrders = 200;
