import { parseArgs } from 'node:util';

/** A wrong argument: the program ends with 2. */
export class OptieFout extends Error {}

/** Options given on a command line: texts by name, and flags. */
export interface Opties {
  tekst: ReadonlyMap<string, string>;
  vlaggen: ReadonlySet<string>;
}

/** Reads named options; unknown ones are refused. */
export function leesOpties(
  args: readonly string[],
  bekend: { tekst: readonly string[]; vlaggen?: readonly string[] },
): Opties {
  const soort = [
    ...bekend.tekst.map((naam) => [naam, { type: 'string' }] as const),
    ...(bekend.vlaggen ?? []).map((naam) => [naam, { type: 'boolean' }] as const),
  ];
  try {
    const { values } = parseArgs({ args: [...args], options: Object.fromEntries(soort), strict: true });
    const gegeven = Object.entries(values);
    return {
      tekst: new Map(
        gegeven.flatMap(([naam, waarde]) => (typeof waarde === 'string' ? [[naam, waarde] as const] : [])),
      ),
      vlaggen: new Set(gegeven.flatMap(([naam, waarde]) => (waarde === true ? [naam] : []))),
    };
  } catch (fout) {
    throw new OptieFout(fout instanceof Error ? fout.message : String(fout));
  }
}

/** Whole number of at least `min`. */
export function geheel(o: Opties, naam: string, options: { standaard: number; min?: number }): number {
  const waarde = o.tekst.get(naam);
  const n = waarde === undefined ? options.standaard : Number(waarde);
  if (!Number.isInteger(n) || n < (options.min ?? 1))
    throw new OptieFout(`--${naam}: "${waarde ?? ''}" is geen geheel getal van minstens ${options.min ?? 1}`);
  return n;
}

/** Text that must be given. */
export function verplicht(o: Opties, naam: string): string {
  const waarde = o.tekst.get(naam);
  if (waarde === undefined) throw new OptieFout(`--${naam} ontbreekt`);
  return waarde;
}

/** Names from a list of known ones, separated by commas; all of them when the option is absent. */
export function namen<T extends string>(o: Opties, naam: string, bekend: readonly T[]): readonly T[] {
  const waarde = o.tekst.get(naam);
  if (waarde === undefined) return bekend;
  return waarde.split(',').map((deel) => {
    const gevonden = bekend.find((b) => b === deel.trim());
    if (gevonden === undefined) throw new OptieFout(`--${naam}: "${deel}" bestaat niet; kies uit ${bekend.join(', ')}`);
    return gevonden;
  });
}
