import { Columns3 } from "lucide-react";
import { MenuPanel } from "./menu-panel.tsx";

interface ColumnMenuProps {
  columns: readonly { id: string; header: string; isFixed?: boolean }[];
  visible: readonly string[];
  onToggle: (id: string) => void;
}

export const ColumnMenu = ({ columns, visible, onToggle }: ColumnMenuProps) => (
  <MenuPanel label="Columns" icon={Columns3}>
    <fieldset>
      <legend className="sr-only">Visible columns</legend>
      {columns
        .filter(({ isFixed }) => !isFixed)
        .map(({ id, header }) => (
          <label
            key={id}
            className="flex min-h-10 cursor-pointer items-center gap-3 rounded-small px-2 hover:bg-sunken"
          >
            <input
              type="checkbox"
              className="size-4 accent-teal"
              checked={visible.includes(id)}
              onChange={() => onToggle(id)}
            />
            {header}
          </label>
        ))}
    </fieldset>
  </MenuPanel>
);
