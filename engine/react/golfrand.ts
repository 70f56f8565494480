export interface Golf {
  w: number;
  h: number;
  straal: number;
  amp: number;
  lengte: number;
}

interface Punt {
  x: number;
  y: number;
  nx: number;
  ny: number;
}

/** One side with the corner after it, clockwise: where the side starts and where the centre of its corner lies. */
interface Zijde {
  lang: number;
  hoek: number;
  bx: number;
  by: number;
  cx: number;
  cy: number;
}

function zijden({ w, h, straal: r }: Golf): Zijde[] {
  return [
    { lang: w - 2 * r, hoek: 0, bx: r, by: 0, cx: w - r, cy: r },
    { lang: h - 2 * r, hoek: Math.PI / 2, bx: w, by: r, cx: w - r, cy: h - r },
    { lang: w - 2 * r, hoek: Math.PI, bx: w - r, by: h, cx: r, cy: h - r },
    { lang: h - 2 * r, hoek: (3 * Math.PI) / 2, bx: 0, by: h - r, cx: r, cy: r },
  ];
}

/** A point at distance `s` along a rounded rectangle, clockwise from the top left, with its outward normal. */
function pointAt(golf: Golf, s: number): Punt {
  const r = golf.straal;
  const boog = (Math.PI * r) / 2;
  let rest = s;
  for (const { lang, hoek, bx, by, cx, cy } of zijden(golf)) {
    if (rest <= lang)
      return { x: bx + Math.cos(hoek) * rest, y: by + Math.sin(hoek) * rest, nx: Math.sin(hoek), ny: -Math.cos(hoek) };
    rest -= lang;
    const a = hoek - Math.PI / 2 + rest / r;
    if (rest <= boog) return { x: cx + r * Math.cos(a), y: cy + r * Math.sin(a), nx: Math.cos(a), ny: Math.sin(a) };
    rest -= boog;
  }
  return { x: r, y: 0, nx: 0, ny: -1 };
}

/** SVG path of a wavy rounded rectangle; the wavelength is stretched so that a whole number of waves fits. */
export function golfPad(golf: Golf): string {
  const straal = Math.max(1, Math.min(golf.straal, golf.w / 2, golf.h / 2));
  const vorm = { ...golf, straal };
  const omtrek = 2 * (golf.w - 2 * straal) + 2 * (golf.h - 2 * straal) + 2 * Math.PI * straal;
  const golven = Math.max(6, Math.round(omtrek / golf.lengte));
  const stappen = golven * 10;
  const punten: string[] = [];
  for (let i = 0; i < stappen; i++) {
    const p = pointAt(vorm, (i / stappen) * omtrek);
    const d = golf.amp * Math.sin((i / stappen) * golven * 2 * Math.PI);
    punten.push(`${(p.x + p.nx * d).toFixed(1)} ${(p.y + p.ny * d).toFixed(1)}`);
  }
  return `M${punten.join('L')}Z`;
}
