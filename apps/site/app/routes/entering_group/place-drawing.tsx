/** A place by a river, seen from above: blocks, streets, a bridge and one lit point. No real place. */
export function PlaceDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 600 360" aria-hidden="true">
      <path fill="var(--surface-2)" d="M0 0h600v360H0z" />
      <path
        fill="var(--a-w1)"
        d="M-10 232c70-34 118-2 176-22s70-92 150-104 96 44 154 30 84-62 140-70v74c-52 10-80 54-138 68s-84-34-150-24-84 84-146 104-116-14-186 18z"
      />
      <g fill="none" stroke="var(--a-wl)" strokeWidth="2" strokeLinecap="round" opacity=".7">
        <path d="M20 262c50-18 90 2 140-16M250 190c30-40 60-50 100-46M420 190c40-4 70-30 110-52" />
        <path d="M60 282c40-8 70 2 104-12M300 182c20-18 40-22 70-20M470 198c26-8 40-20 70-38" />
      </g>
      <g fill="var(--surface-3)">
        <path d="M40 40h92v56H40zM152 30h70v66h-70zM40 116h60v58H40zM120 116h102v36H120zM244 24h120v44H244zM384 30h62v58h-62zM466 20h100v40H466z" />
        <path d="M196 300h88v42h-88zM306 276h64v66h-64zM392 258h96v36h-96zM392 312h96v34h-96zM510 236h66v58h-66zM510 312h66v34h-66z" />
      </g>
      <g fill="none" stroke="var(--surface)" strokeWidth="10" strokeLinejoin="round">
        <path d="M-10 106h236l64-30h170l150-6" />
        <path d="M374-10v92l4 170v120M142-10v116l-4 100M498 220v150M180 372l10-86 190-22 230-66" />
      </g>
      <path fill="none" stroke="var(--a-c2)" strokeWidth="3" d="M370 110l2 118M382 110l3 118" />
      <g>
        <circle cx="452" cy="276" r="34" fill="var(--amber)" opacity=".22" />
        <path fill="var(--amber)" d="M452 232a22 22 0 0 1 22 22c0 16-22 36-22 36s-22-20-22-36a22 22 0 0 1 22-22z" />
        <circle cx="452" cy="254" r="8" fill="var(--surface)" />
      </g>
    </svg>
  );
}
