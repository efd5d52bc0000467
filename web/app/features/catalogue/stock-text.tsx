import { CircleCheck, CircleX } from "lucide-react";
import { classNames } from "../../ui/class-names.ts";

export function StockText({ stock, className }: { stock: number; className?: string }) {
  const Icon = stock > 0 ? CircleCheck : CircleX;
  return (
    <p
      className={classNames(
        "flex items-center gap-1.5 font-semibold",
        stock > 0 ? "text-teal-strong" : "text-berry",
        className,
      )}
    >
      <Icon className="size-4 shrink-0" />
      {stock > 0 ? `${stock} in stock` : "Out of stock"}
    </p>
  );
}
