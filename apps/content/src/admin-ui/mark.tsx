/** The mark: three ridges over water and the sun, as on the site. */
export function Mark() {
  return (
    <svg viewBox="0 0 48 48" width="1.2em" height="1.2em" aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="23" fill="#0b5cad" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        d="M9.5 16q4-4.4 8 0t8 0H36M6.5 24.5q4.6-5 9.2 0t9.2 0H36M9.5 33q4-4.4 8 0t8 0H34"
      />
      <circle cx="37.5" cy="24.5" r="3.6" fill="#ffbd45" />
    </svg>
  );
}

/** Above the sign-in form. */
export function Logo() {
  return (
    <span className="admin-logo">
      <Mark />
      云峡内容管理
    </span>
  );
}
