import { encode } from "uqr";

interface QrCodeProps {
  text: string;
  /** What it is for, for those who do not see it. */
  label: string;
}

/** Dark on white in both themes: many apps cannot read it the other way round. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so that the secret is in no image's address
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges" className="size-48">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
