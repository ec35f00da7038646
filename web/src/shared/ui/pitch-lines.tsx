/** Half a futsal pitch seen from above, for dark grounds; drawn in the text's colour. */
export function PitchLines({ className }: { readonly className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 800 400"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
    >
      <path d="M20 20H780V380H20Z M400 20V380" />
      <circle cx="400" cy="200" r="60" />
      <circle cx="400" cy="200" r="5" fill="currentColor" />
      <path d="M780 60A120 120 0 0 1 660 160V240A120 120 0 0 1 780 340" />
      <path d="M20 60A120 120 0 0 0 140 160V240A120 120 0 0 0 20 340" />
      <circle cx="660" cy="200" r="5" fill="currentColor" />
      <circle cx="580" cy="200" r="5" fill="currentColor" />
      <path d="M780 380A16 16 0 0 0 764 364M764 36A16 16 0 0 0 780 20" transform="translate(0 0)" />
    </svg>
  );
}
