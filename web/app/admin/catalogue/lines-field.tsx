import { useState } from "react";
import { TextAreaField } from "../../ui/text-area-field.tsx";

interface LinesFieldProps {
  label: string;
  hint: string;
  lines: readonly string[];
  onChange: (lines: string[]) => void;
  error: string | undefined;
}

const toLines = (text: string) => text.split("\n").flatMap((line) => (line.trim() === "" ? [] : [line.trim()]));

/** A list as a text with one item per line. What is typed stays as it is while it says the same. */
export function LinesField({ label, hint, lines, onChange, error }: LinesFieldProps) {
  const [text, setText] = useState(lines.join("\n"));
  const isSame = toLines(text).join("\n") === lines.join("\n");
  return (
    <TextAreaField
      label={label}
      hint={hint}
      requiredMark="none"
      rows={3}
      value={isSame ? text : lines.join("\n")}
      error={error}
      onChange={({ target }) => {
        setText(target.value);
        onChange(toLines(target.value));
      }}
    />
  );
}
