export interface Golf { w: number; h: number; straal: number; amp: number; lengte: number }

interface Punt { x: number; y: number; nx: number; ny: number }

/** A point at distance `s` along a rounded rectangle, clockwise from the top left, with its outward normal. */
function pointAt(golf: Golf, s: number): Punt {
  const { w, h, straal: r } = golf;
  const zijden = [w - 2 * r, h - 2 * r, w - 2 * r, h - 2 * r];
  const boog = (Math.PI * r) / 2;
  const hoeken = [[w - r, r], [w - r, h - r], [r, h - r], [r, r]];
  const begin = [[r, 0], [w, r], [w - r, h], [0, h - r]];
  let rest = s;
  for (let i = 0; i < 4; i++) {
    const lang = zijden[i] ?? 0;
    const hoek = (i * Math.PI) / 2;
    const [bx = 0, by = 0] = begin[i] ?? [];
    if (rest <= lang) return { x: bx + Math.cos(hoek) * rest, y: by + Math.sin(hoek) * rest, nx: Math.sin(hoek), ny: -Math.cos(hoek) };
    rest -= lang;
    if (rest <= boog) {
      const a = hoek - Math.PI / 2 + rest / r;
      const [cx = 0, cy = 0] = hoeken[i] ?? [];
      return { x: cx + r * Math.cos(a), y: cy + r * Math.sin(a), nx: Math.cos(a), ny: Math.sin(a) };
    }
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
