import type { StarterKitLine } from "@pawhaven/contract";
import * as paths from "../../../lib/paths.ts";
import { CheckboxField } from "../../../ui/field.tsx";
import { PictureLine } from "../../../ui/picture-line.tsx";
import { Price } from "../../../ui/price.tsx";
import { TextLink } from "../../../ui/text-link.tsx";

interface KitLineProps {
  line: StarterKitLine;
  isChosen: boolean;
  onToggle: () => void;
}

export const KitLine = ({ line: { gear, quantity, reason }, isChosen, onToggle }: KitLineProps) => (
  <PictureLine
    image={gear.main_image}
    align="start"
    aside={<Price amount={gear.price * quantity} className="max-sm:ml-9 sm:pt-2.5" />}
  >
    <CheckboxField
      label={quantity === 1 ? gear.name : `${quantity} × ${gear.name}`}
      hint={reason}
      checked={isChosen}
      onChange={onToggle}
    />
    <TextLink to={paths.gear(gear.id)} className="ml-9 text-small">
      View<span className="sr-only"> {gear.name}</span>
    </TextLink>
  </PictureLine>
);
