import type { ReactNode } from "react";
import type { IconComponent } from "../../ui/button.tsx";
import { Chip, ChipGroup } from "../../ui/chip.tsx";
import { classNames } from "../../ui/class-names.ts";

interface GearChoicesProps<Value extends string> {
  label: string;
  /** The chip that takes all choices back. */
  all: ReactNode;
  allIcon?: IconComponent;
  iconOf?: (value: Value) => IconComponent;
  /** Undefined while loading. */
  options: readonly { value: Value; count: number }[] | undefined;
  nameOf?: (value: Value) => string;
  chosen: readonly Value[];
  onChoose: (values: Value[]) => void;
  /** A chip of another filter, in the same row. */
  before?: ReactNode;
  className?: string;
}

/** Any number of values of one filter. */
export const GearChoices = <Value extends string>(props: GearChoicesProps<Value>) => {
  const { label, all, allIcon, iconOf, options, nameOf, chosen, onChoose, before, className } = props;
  return (
    <ChipGroup label={label} className={classNames("lg:col-span-2", className)}>
      {before}
      <Chip {...(allIcon && { icon: allIcon })} selected={chosen.length === 0} onToggle={() => onChoose([])}>
        {all}
      </Chip>
      {options?.map(({ value, count }) => (
        <Chip
          key={value}
          {...(iconOf && { icon: iconOf(value) })}
          count={count}
          selected={chosen.includes(value)}
          onToggle={() => onChoose(toggled(chosen, value))}
        >
          {nameOf?.(value) ?? value}
        </Chip>
      ))}
    </ChipGroup>
  );
};

/** In the order of the address. */
const toggled = <Value extends string>(chosen: readonly Value[], value: Value): Value[] =>
  chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value].toSorted();
