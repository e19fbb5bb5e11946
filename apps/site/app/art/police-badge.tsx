/** A plain shield beside the public-security filing number; the number itself is the authority's. */
export function PoliceBadge({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="#1d4f9e"
        stroke="#e6c25a"
        strokeWidth="1.4"
        strokeLinejoin="round"
        d="M12 2.2c2.6 1.7 5.4 2.5 8.4 2.6v6.4c0 5-3.3 8.6-8.4 10.6-5.1-2-8.4-5.6-8.4-10.6V4.8C6.6 4.7 9.4 3.9 12 2.2z"
      />
      <path fill="#e6c25a" d="m12 7 1.3 2.7 3 .4-2.2 2.1.5 3L12 13.8l-2.600 1.400.5-3-2.2-2.1 3-.4z" />
    </svg>
  );
}
