import { pluralize, type StarterKitLine } from "@pawhaven/contract";
import { ShoppingCart } from "lucide-react";
import { useState } from "react";
import { formatDollars } from "../../../lib/money.ts";
import * as paths from "../../../lib/paths.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { KitLine } from "./kit-line.tsx";
import { useAddKit } from "./use-add-kit.ts";

interface StarterKitProps {
  name: string;
  lines: readonly StarterKitLine[];
}

/** Every line says why it is there and can be left out. Nothing is in the cart before the button is pressed. */
export function StarterKit({ name, lines }: StarterKitProps) {
  const [leftOut, setLeftOut] = useState<readonly number[]>([]);
  const { mutate, isPending, data } = useAddKit();
  const chosen = lines.filter(({ gear }) => !leftOut.includes(gear.id));
  const total = chosen.reduce((sum, { gear, quantity }) => sum + gear.price * quantity, 0);
  const toggle = (id: number) =>
    setLeftOut(leftOut.includes(id) ? leftOut.filter((each) => each !== id) : [...leftOut, id]);
  return (
    <Card title={`A starter kit for ${name}`}>
      <p>What {name} needs now, all of it in stock. Take out what you have already.</p>
      <ul className="mt-4 divide-y divide-line">
        {lines.map((line) => (
          <KitLine
            key={line.gear.id}
            line={line}
            isChosen={!leftOut.includes(line.gear.id)}
            onToggle={() => toggle(line.gear.id)}
          />
        ))}
      </ul>
      {data && <KitResult {...data} />}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        <p>
          {pluralize(chosen.length, "product")},{" "}
          <strong className="text-teal tabular-nums">{formatDollars(total)}</strong>
        </p>
        <Button icon={ShoppingCart} busy={isPending} disabled={chosen.length === 0} onClick={() => mutate(chosen)}>
          Put into the cart
        </Button>
      </div>
    </Card>
  );
}

const KitResult = ({ added, failed }: { added: number; failed: readonly string[] }) => (
  <div className="mt-4 grid gap-2">
    {added > 0 && (
      <Banner tone="success">
        {pluralize(added, "product")} in your <TextLink to={paths.cart}>cart</TextLink>.
      </Banner>
    )}
    {failed.map((reason) => (
      <Banner key={reason} tone="error">
        {reason}
      </Banner>
    ))}
  </div>
);
