/** A stadium at night: floodlights over the pitch. Decoration of the dark hero, drawn for any width. */
export function Stadium({ className }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 1440 720" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="stadium-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#090b10" />
          <stop offset="0.62" stopColor="#131927" />
          <stop offset="1" stopColor="#0d1119" />
        </linearGradient>
        <radialGradient id="stadium-glow">
          <stop offset="0" stopColor="#dfe9ff" stopOpacity="0.55" />
          <stop offset="0.25" stopColor="#9fb6ec" stopOpacity="0.2" />
          <stop offset="1" stopColor="#9fb6ec" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="stadium-red">
          <stop offset="0" stopColor="#d3082a" stopOpacity="0.5" />
          <stop offset="1" stopColor="#d3082a" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="stadium-beam" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#cfdcff" stopOpacity="0.2" />
          <stop offset="1" stopColor="#cfdcff" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="stadium-pitch" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#16304a" />
          <stop offset="1" stopColor="#0c1826" />
        </linearGradient>
        <pattern id="stadium-crowd" width="18" height="14" patternUnits="userSpaceOnUse">
          <circle cx="4" cy="5" r="2.2" fill="#fff" opacity="0.12" />
          <circle cx="13" cy="11" r="2.2" fill="#fff" opacity="0.07" />
        </pattern>
      </defs>
      <rect width="1440" height="720" fill="url(#stadium-sky)" />
      <ellipse cx="1120" cy="470" rx="620" ry="280" fill="url(#stadium-red)" />
      <path d="M0 400Q720 310 1440 400V520H0Z" fill="#10151f" />
      <path d="M0 400Q720 310 1440 400V520H0Z" fill="url(#stadium-crowd)" />
      <path d="M0 516Q720 470 1440 516V528Q720 484 0 528Z" fill="#d3082a" opacity="0.75" />
      <g>
        <path d="M250 96L-80 640H520Z" fill="url(#stadium-beam)" />
        <path d="M1190 96L920 640H1520Z" fill="url(#stadium-beam)" />
        <circle cx="250" cy="96" r="190" fill="url(#stadium-glow)" />
        <circle cx="1190" cy="96" r="190" fill="url(#stadium-glow)" />
        <path d="M246 110H254V420H246ZM1186 110H1194V420H1186Z" fill="#1d2532" />
        <path d="M200 72H300V122H200ZM1140 72H1240V122H1140Z" fill="#1d2532" />
        <path
          d="M210 86H290M210 108H290M1150 86H1230M1150 108H1230"
          stroke="#f3f7ff"
          strokeWidth="12"
          strokeLinecap="round"
          strokeDasharray="0.1 26.5"
        />
      </g>
      <path d="M0 528Q720 484 1440 528V720H0Z" fill="url(#stadium-pitch)" />
      <g fill="none" stroke="#fff" strokeOpacity="0.32" strokeWidth="4">
        <path d="M0 560Q720 516 1440 560" />
        <ellipse cx="720" cy="640" rx="230" ry="56" />
        <path d="M720 528V720" />
        <path d="M-60 700Q160 670 190 610Q210 575 120 553M1500 700Q1280 670 1250 610Q1230 575 1320 553" />
      </g>
      <circle cx="720" cy="640" r="7" fill="#fff" opacity="0.5" />
    </svg>
  );
}
