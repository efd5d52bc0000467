import type { StarterKitLine } from "@pawhaven/contract";
import * as paths from "../../../lib/paths.ts";
import { CheckboxField } from "../../../ui/field.tsx";
import { Price } from "../../../ui/price.tsx";
import { ResponsiveImage } from "../../../ui/responsive-image.tsx";
import { TextLink } from "../../../ui/text-link.tsx";

interface KitLineProps {
  line: StarterKitLine;
  isChosen: boolean;
  onToggle: () => void;
}

export const KitLine = ({ line: { gear, quantity, reason }, isChosen, onToggle }: KitLineProps) => (
  <li className="grid grid-cols-[3rem_minmax(0,1fr)] items-start gap-x-4 py-4 sm:grid-cols-[4rem_minmax(0,1fr)_auto]">
    <ResponsiveImage
      image={gear.main_image}
      alt=""
      sizes="4rem"
      ratio="square"
      placeholderText=""
      className="rounded-small"
    />
    <div className="min-w-0">
      <CheckboxField
        label={quantity === 1 ? gear.name : `${quantity} × ${gear.name}`}
        hint={reason}
        checked={isChosen}
        onChange={onToggle}
      />
      <TextLink to={paths.gear(gear.id)} className="ml-9 text-small">
        View<span className="sr-only"> {gear.name}</span>
      </TextLink>
    </div>
    <Price amount={gear.price * quantity} className="max-sm:col-start-2 max-sm:ml-9 sm:pt-2.5" />
  </li>
);
