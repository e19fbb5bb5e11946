/**
 * Small generated drawings without lettering: certificate plates for the honours, a sample licence and
 * abstract marks for the invented companies.
 */

const tones = [
  { paper: '#fbf6e9', line: '#b48a3c', ink: '#0a3f4b', seal: '#b3191d' },
  { paper: '#f4f8f7', line: '#2f8d99', ink: '#0b2229', seal: '#b86e00' },
  { paper: '#fdf3ee', line: '#b3191d', ink: '#3b1416', seal: '#b48a3c' },
  { paper: '#eef4fa', line: '#3f7883', ink: '#0a3641', seal: '#e8960c' },
  { paper: '#f6f3ec', line: '#855000', ink: '#2e2a1d', seal: '#0b6472' },
  { paper: '#eff3ef', line: '#17535f', ink: '#0c3944', seal: '#b3191d' },
] as const;

function toneOf(number: number): (typeof tones)[number] {
  return tones[(number - 1) % tones.length] ?? tones[0];
}

/** Grey bars where a real plate has lines of text. */
function textBars(lefts: readonly [x: number, y: number, width: number][], color: string): string {
  return lefts
    .map(
      ([x, y, width]) => `<rect x="${x}" y="${y}" width="${width}" height="12" rx="6" fill="${color}" opacity=".28"/>`,
    )
    .join('');
}

function wave(y: number, color: string, opacity: number): string {
  return `<path d="M0 ${y}c120-46 200-46 320 0s200 46 320 0 200-46 320 0" fill="none" stroke="${color}" stroke-width="5" opacity="${opacity}"/>`;
}

function rosette(x: number, y: number, radius: number, color: string): string {
  const points = Array.from({ length: 48 }, (_, position) => {
    const angle = (position / 48) * Math.PI * 2;
    const reach = radius * (position % 2 ? 0.9 : 1);
    return `${(x + reach * Math.cos(angle)).toFixed(1)},${(y + reach * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
  return `<path d="M${x - radius * 0.45} ${y}l${-radius * 0.3} ${radius * 1.9} ${radius * 0.5} ${-radius * 0.4} ${radius * 0.25} ${radius * 0.5} ${radius * 0.25} ${-radius * 0.5} ${radius * 0.5} ${radius * 0.4} ${-radius * 0.3} ${-radius * 1.9}z" fill="${color}" opacity=".75"/><polygon points="${points}" fill="${color}"/><circle cx="${x}" cy="${y}" r="${radius * 0.68}" fill="none" stroke="#fff" stroke-width="3" opacity=".8"/><path d="M${x} ${y - radius * 0.42}l${radius * 0.12} ${radius * 0.28} ${radius * 0.3} ${radius * 0.03}-${radius * 0.23} ${radius * 0.2} ${radius * 0.07} ${radius * 0.3}-${radius * 0.26}-${radius * 0.16}-${radius * 0.26} ${radius * 0.16} ${radius * 0.07}-${radius * 0.3}-${radius * 0.23}-${radius * 0.2} ${radius * 0.3}-${radius * 0.03}z" fill="#fff"/>`;
}

/** A framed certificate, 4:3. Even numbers are metal plaques, odd ones paper. */
export function certificatePlate(number: number): string {
  const tone = toneOf(number);
  const plaque = number % 2 === 0;
  const ground = plaque
    ? `<linearGradient id="p" x2="1" y2="1"><stop stop-color="#f6e7bd"/><stop offset=".5" stop-color="#d9b564"/><stop offset="1" stop-color="#f2deaa"/></linearGradient><rect width="960" height="720" fill="url(#p)"/>`
    : `<rect width="960" height="720" fill="${tone.paper}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="0 0 960 720">${ground}${wave(600, tone.line, 0.22)}${wave(624, tone.line, 0.16)}${wave(648, tone.line, 0.1)}<rect x="34" y="34" width="892" height="652" fill="none" stroke="${tone.line}" stroke-width="8"/><rect x="52" y="52" width="856" height="616" fill="none" stroke="${tone.line}" stroke-width="2"/>${rosette(480, 190, 74, tone.seal)}${textBars(
    [
      [300, 372, 360],
      [230, 424, 500],
      [230, 462, 500],
      [330, 500, 300],
      [600, 584, 220],
      [640, 614, 140],
    ],
    tone.ink,
  )}</svg>`;
}

/** A business licence as a sample sheet, 10:7. */
export function licencePlate(): string {
  const rows = Array.from({ length: 6 }, (_, row): [number, number, number][] => [
    [120, 300 + row * 56, 90],
    [240, 300 + row * 56, 300 - (row % 3) * 60],
    [640, 300 + row * 56, 90],
    [760, 300 + row * 56, 280 - (row % 2) * 90],
  ]).flat();
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="840" viewBox="0 0 1200 840"><rect width="1200" height="840" fill="#fdf9ee"/><g fill="none" stroke="#b48a3c"><rect x="30" y="30" width="1140" height="780" stroke-width="10"/><rect x="52" y="52" width="1096" height="736" stroke-width="2"/></g><g opacity=".5">${Array.from({ length: 9 }, (_, line) => `<path d="M60 ${420 + line * 14}c180-70 360-70 540 0s360 70 540 0" fill="none" stroke="#e8dcb8" stroke-width="2"/>`).join('')}</g><circle cx="600" cy="140" r="52" fill="#e8960c" opacity=".85"/><path d="M560 148c20-16 30-16 40 0s20 16 40 0" fill="none" stroke="#fff" stroke-width="6"/><rect x="400" y="216" width="400" height="34" rx="6" fill="#0a3f4b" opacity=".75"/>${textBars(rows, '#0b2229')}<circle cx="960" cy="690" r="66" fill="none" stroke="#b3191d" stroke-width="6" opacity=".8"/><circle cx="960" cy="690" r="20" fill="#b3191d" opacity=".8"/></svg>`;
}

/** An abstract company mark on white, 1:1. */
export function logoPlate(number: number): string {
  const tone = toneOf(number);
  const marks = [
    `<path d="M90 270c50-60 100-60 150 0s100 60 150 0M90 330c50-60 100-60 150 0s100 60 150 0" fill="none" stroke="${tone.line}" stroke-width="26" stroke-linecap="round"/><circle cx="240" cy="150" r="44" fill="${tone.seal}"/>`,
    `<path d="M240 80L120 270h92l-32 130 180-200h-98l40-120z" fill="${tone.line}"/>`,
    `<path d="M80 360L200 160l70 110 50-70 80 160z" fill="${tone.ink}"/><path d="M80 392h320" stroke="${tone.seal}" stroke-width="20" stroke-linecap="round"/>`,
    `<circle cx="240" cy="240" r="140" fill="none" stroke="${tone.line}" stroke-width="30"/><path d="M240 130v110l80 60" fill="none" stroke="${tone.seal}" stroke-width="30" stroke-linecap="round"/>`,
    `<rect x="110" y="130" width="260" height="220" rx="26" fill="none" stroke="${tone.line}" stroke-width="28"/><path d="M160 240h160M240 160v160" stroke="${tone.seal}" stroke-width="28" stroke-linecap="round"/>`,
    `<path d="M240 90c80 100 120 150 120 210a120 120 0 0 1-240 0c0-60 40-110 120-210z" fill="${tone.line}"/><path d="M180 310c30-26 90 26 120 0" fill="none" stroke="#fff" stroke-width="18" stroke-linecap="round"/>`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480"><rect width="480" height="480" fill="#fff"/>${marks[(number - 1) % marks.length] ?? ''}</svg>`;
}
