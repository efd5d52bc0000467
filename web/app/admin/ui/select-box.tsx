import { useEffect, useRef } from "react";

interface SelectBoxProps {
  label: string;
  checked: boolean;
  /** Some of what it stands for is selected. */
  isMixed?: boolean;
  onChange: () => void;
}

/** A checkbox without a visible label, for the rows of a table. */
export function SelectBox({ label, checked, isMixed = false, onChange }: SelectBoxProps) {
  const element = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (element.current) element.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className="mx-auto grid size-10 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input
        ref={element}
        type="checkbox"
        data-select=""
        checked={checked}
        onChange={onChange}
        className="size-4 cursor-pointer accent-teal"
      />
    </label>
  );
}
