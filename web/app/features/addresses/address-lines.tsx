import { formatAddress, type PostalAddress } from "@pawhaven/contract";

/** An address as it stands on a parcel. */
export const AddressLines = ({ address }: { address: PostalAddress }) =>
  formatAddress(address).map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
