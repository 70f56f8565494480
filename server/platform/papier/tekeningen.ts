import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ART = fileURLToPath(new URL('../../../assets/art/gedeeld', import.meta.url));
const NAAM = /^[a-z-]+$/;
const gelezen = new Map<string, string | undefined>();

function lees(pad: string): string | undefined {
  if (gelezen.has(pad)) return gelezen.get(pad);
  let svg: string | undefined;
  try {
    svg = readFileSync(pad, 'utf8').replace(/^.*?(?=<svg)/s, '');
  } catch {
    svg = undefined;
  }
  gelezen.set(pad, svg);
  return svg;
}

/** Drawing from the shared art as SVG text; `anders` takes its place when it does not exist. */
export function tekening(map: 'dieren' | 'plaatjes', naam: string, anders = 'vos'): string {
  const svg = NAAM.test(naam) ? lees(join(ART, map, `${naam}.svg`)) : undefined;
  return (
    svg ?? lees(join(ART, 'dieren', `${anders}.svg`)) ?? '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'
  );
}

/** Places a drawing inside another one. */
export function plaats(svg: string, vak: { x: number; y: number; maat: number }): string {
  return svg.replace(/<svg([^>]*)>|<svg([^>]*)\/>/, (heel) =>
    heel
      .replace(/\s(?:width|height|x|y)="[^"]*"/g, '')
      .replace('<svg', `<svg x="${vak.x}" y="${vak.y}" width="${vak.maat}" height="${vak.maat}"`),
  );
}
