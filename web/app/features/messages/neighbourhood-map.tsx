/** The street names are shown only for this address, also as it was before Vietnam had wards alone. */
const mappedAddress = /^18 Nguyen Hue, (Saigon Ward|District 1), Ho Chi Minh City, Vietnam$/;

const mainStreets = ["M-20 420 L830 20", "M182 580 L672 -40", "M330 580 L820 -40", "M-20 150 L620 520"];
const smallStreets = [
  "M-20 250 L420 520",
  "M60 40 L720 420",
  "M220 -20 L760 300",
  "M30 560 L430 -40",
  "M210 560 L680 -40",
  "M400 560 L800 60",
  "M-20 320 L640 -20",
  "M60 540 L820 130",
];
const parks = ["M96 92 L214 60 L262 132 L140 186 Z", "M560 96 L640 60 L690 124 L604 172 Z"];

const streetNames = [
  { text: "Nguyen Hue", x: 324, y: 400, angle: -51.7 },
  { text: "Dong Khoi", x: 600, y: 238, angle: -51.7 },
  { text: "Le Loi", x: 150, y: 262, angle: 30 },
  { text: "Ham Nghi", x: 120, y: 344, angle: -25.3 },
];

interface NeighbourhoodMapProps {
  shopName: string;
  address: string;
}

/** A drawing instead of map tiles: no third party, and it follows the light and dark theme. */
export function NeighbourhoodMap({ shopName, address }: NeighbourhoodMapProps) {
  const isMappedAddress = mappedAddress.test(address);
  return (
    <svg
      viewBox="0 0 800 480"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- inline, so that it follows the theme
      role="img"
      aria-label={`Sketch of the streets around ${shopName}, ${address}`}
      preserveAspectRatio="xMidYMid slice"
      className="block h-80 w-full bg-sunken sm:h-104"
    >
      <ParksAndRiver />
      <Streets />
      {isMappedAddress && <StreetNames />}
      <Pin label={shopName} />
    </svg>
  );
}

const ParksAndRiver = () => (
  <>
    {parks.map((path) => (
      <path key={path} d={path} className="fill-mint" />
    ))}
    <path d="M820 150 C700 250 700 330 610 400 C560 440 540 470 545 520 L820 520 Z" className="fill-sky" />
    <path
      d="M640 470 C660 430 720 400 745 340 M690 470 C720 440 760 420 790 380"
      className="fill-none stroke-surface opacity-60"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </>
);

const Streets = () => (
  <g className="fill-none" strokeLinecap="round">
    <g clipPath="url(#land)">
      {smallStreets.map((path) => (
        <path key={path} d={path} className="stroke-surface" strokeWidth="7" />
      ))}
      {mainStreets.map((path) => (
        <path key={path} d={path} className="stroke-line" strokeWidth="20" />
      ))}
      {mainStreets.map((path) => (
        <path key={path} d={path} className="stroke-surface" strokeWidth="16" />
      ))}
    </g>
    <clipPath id="land">
      <path d="M-40 -40 H840 V130 C690 240 690 320 600 390 C545 432 525 470 530 520 H-40 Z" />
    </clipPath>
  </g>
);

const StreetNames = () => (
  <g className="fill-ink-soft text-small font-bold" textAnchor="middle">
    {streetNames.map(({ text, x, y, angle }) => (
      <text key={text} transform={`translate(${x} ${y}) rotate(${angle})`} dy="5">
        {text}
      </text>
    ))}
    <text transform="translate(700 390) rotate(-42)" className="fill-teal-strong">
      Saigon River
    </text>
    <text transform="translate(178 124)" className="fill-teal-strong">
      Park
    </text>
  </g>
);

/** In the center, which is visible at every width. */
const Pin = ({ label }: { label: string }) => (
  <g transform="translate(402 300)">
    <ellipse cx="0" cy="2" rx="18" ry="6" className="fill-ink opacity-20" />
    <path d="M0 0 C-8 -22 -30 -34 -30 -60 A30 30 0 0 1 30 -60 C30 -34 8 -22 0 0 Z" className="fill-coral" />
    <g className="fill-on-coral" transform="translate(0 -60)">
      <ellipse cx="-11" cy="-3" rx="4" ry="5.5" />
      <ellipse cx="-4" cy="-11" rx="4" ry="5.5" />
      <ellipse cx="5" cy="-11" rx="4" ry="5.5" />
      <ellipse cx="12" cy="-3" rx="4" ry="5.5" />
      <path d="M0.5 -3 C7 -3 11 5 9 9 C7 13 3 10 0.5 10 C-2 10 -6 13 -8 9 C-10 5 -6 -3 0.5 -3 Z" />
    </g>
    <g transform="translate(0 -104)">
      <rect x="-62" y="-18" width="124" height="32" rx="16" className="fill-surface" />
      <text textAnchor="middle" y="4" className="fill-ink text-base font-bold">
        {label}
      </text>
    </g>
  </g>
);
