/** Breaks a text into lines between words. A word longer than a line is split. */
export function wrap(text: string, width: number): string[] {
  const pieces = text.split(" ").flatMap((word) => word.match(new RegExp(`.{1,${width}}`, "gu")) ?? []);
  const lines = [""];
  for (const piece of pieces) {
    const line = lines.at(-1) as string;
    const longer = line === "" ? piece : `${line} ${piece}`;
    if (longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}
