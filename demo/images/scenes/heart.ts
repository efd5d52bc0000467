/** A heart around (0, 0), `size` high and a little wider. */
export const heart = (size: number) => {
  const s = size / 100;
  const at = (...values: number[]) => values.map((value) => (value * s).toFixed(1)).join(" ");
  return `M${at(0, 50)}C${at(-20, 32, -56, 8, -56, -20)}C${at(-56, -42, -40, -52, -26, -52)}C${at(-12, -52, -4, -44, 0, -34)}C${at(4, -44, 12, -52, 26, -52)}C${at(40, -52, 56, -42, 56, -20)}C${at(56, 8, 20, 32, 0, 50)}Z`;
};
