/** Box with a wavy edge: size, corner radius (`straal`), height of the waves and wavelength, all in px. */
export interface Wave {
  w: number;
  h: number;
  radius: number;
  amp: number;
  length: number;
}

interface Point {
  x: number;
  y: number;
  nx: number;
  ny: number;
}

/** One side with the corner after it, clockwise: where the side starts and where the centre of its corner lies. */
interface Side {
  lang: number;
  angle: number;
  bx: number;
  by: number;
  cx: number;
  cy: number;
}

function sides({ w, h, radius: r }: Wave): Side[] {
  return [
    { lang: w - 2 * r, angle: 0, bx: r, by: 0, cx: w - r, cy: r },
    { lang: h - 2 * r, angle: Math.PI / 2, bx: w, by: r, cx: w - r, cy: h - r },
    { lang: w - 2 * r, angle: Math.PI, bx: w - r, by: h, cx: r, cy: h - r },
    { lang: h - 2 * r, angle: (3 * Math.PI) / 2, bx: 0, by: h - r, cx: r, cy: r },
  ];
}

/** A point at distance `s` along a rounded rectangle, clockwise from the top left, with its outward normal. */
function pointAt(wave: Wave, s: number): Point {
  const r = wave.radius;
  const arc = (Math.PI * r) / 2;
  let rest = s;
  for (const { lang, angle, bx, by, cx, cy } of sides(wave)) {
    if (rest <= lang)
      return {
        x: bx + Math.cos(angle) * rest,
        y: by + Math.sin(angle) * rest,
        nx: Math.sin(angle),
        ny: -Math.cos(angle),
      };
    rest -= lang;
    const a = angle - Math.PI / 2 + rest / r;
    if (rest <= arc) return { x: cx + r * Math.cos(a), y: cy + r * Math.sin(a), nx: Math.cos(a), ny: Math.sin(a) };
    rest -= arc;
  }
  return { x: r, y: 0, nx: 0, ny: -1 };
}

/** SVG path of a wavy rounded rectangle; the wavelength is stretched so that a whole number of waves fits. */
export function wavePath(wave: Wave): string {
  const radius = Math.max(1, Math.min(wave.radius, wave.w / 2, wave.h / 2));
  const form = { ...wave, straal: radius };
  const perimeter = 2 * (wave.w - 2 * radius) + 2 * (wave.h - 2 * radius) + 2 * Math.PI * radius;
  const waves = Math.max(6, Math.round(perimeter / wave.length));
  const steps = waves * 10;
  const points: string[] = [];
  for (let i = 0; i < steps; i++) {
    const p = pointAt(form, (i / steps) * perimeter);
    const d = wave.amp * Math.sin((i / steps) * waves * 2 * Math.PI);
    points.push(`${(p.x + p.nx * d).toFixed(1)} ${(p.y + p.ny * d).toFixed(1)}`);
  }
  return `M${points.join('L')}Z`;
}
