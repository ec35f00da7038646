/** A football, drawn in the text's colour. */
export function Ball({ className }: { readonly className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="24" cy="24" r="21" />
      <path d="M24 15.5l8 5.8-3 9.4H19l-3-9.4z" fill="currentColor" />
      <path d="M24 15.5V7.8M32 21.3l7.4-2.6M29 30.7l4.7 6.4M19 30.7l-4.7 6.4M16 21.3l-7.4-2.6M17.6 4.2L24 7.8l6.4-3.6M44.9 21.6l-5.5-2.9 1.1-7M36.3 41.1l-2.6-4 6-4.6M11.7 41.1l2.6-4-6-4.6M3.1 21.6l5.5-2.9-1.1-7" />
    </svg>
  );
}
