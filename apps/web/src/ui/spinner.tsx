/** A turning arc. It lives only inside buttons: pages that wait show their own shape instead. */
export function Spinner() {
  return (
    <svg viewBox="0 0 24 24" className="size-5 motion-safe:animate-spin" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
