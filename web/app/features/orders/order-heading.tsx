export const OrderHeading = ({ id }: { id: string }) => (
  <h1 className="mt-2 text-heading">
    Order <span className="inline-block max-w-full wrap-anywhere max-sm:text-lead">#{id}</span>
  </h1>
);
