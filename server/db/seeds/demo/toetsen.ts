import { mondayOf } from '../../../platform/time/clock.ts';
import { membersOf, type People } from './people-rows.ts';
import type { Random } from './random.ts';
import type { DemoRow } from './rows.ts';

export const TOETSEN_ORDER = ['methodetoetsen', 'toetsafnamen'] as const;
type ToetsRows = Record<(typeof TOETSEN_ORDER)[number], DemoRow[]>;
interface Base {
  people: People;
  /** A source of its own, so that the people stay who they are. */ random: Random;
  nu: number;
}
interface DemoWoord {
  woord: string;
  zin: string;
  leerdoelId: string;
  /** What children write instead, the most usual first. */
  fouten: readonly [string, string];
  /** How often it goes wrong beside the other words. */
  weight: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Groups that made the test of a block; who sat at these places was not there. */
const TAKEN: readonly { groep: string; absent: readonly number[] }[] = [
  { groep: '4/5 Meeuwen', absent: [3, 17] },
  { groep: '3B', absent: [8] },
];
const WOORDEN: readonly DemoWoord[] = [
  { woord: 'trein', zin: 'De trein rijdt weg.', leerdoelId: 'ei', fouten: ['trijn', 'tein'], weight: 1.6 },
  { woord: 'paleis', zin: 'De koning woont in een paleis.', leerdoelId: 'ei', fouten: ['palijs', 'peleis'], weight: 2 },
  { woord: 'klein', zin: 'De muis is klein.', leerdoelId: 'ei', fouten: ['klijn', 'kleen'], weight: 1 },
  { woord: 'konijn', zin: 'Het konijn eet gras.', leerdoelId: 'ij', fouten: ['konein', 'kanijn'], weight: 1.2 },
  { woord: 'vijver', zin: 'De vis zwemt in de vijver.', leerdoelId: 'ij', fouten: ['veiver', 'vijfer'], weight: 1.4 },
  { woord: 'blauw', zin: 'De lucht is blauw.', leerdoelId: 'au', fouten: ['blouw', 'blau'], weight: 0.8 },
  { woord: 'pauze', zin: 'Wij spelen in de pauze.', leerdoelId: 'au', fouten: ['pouze', 'pause'], weight: 1.1 },
  {
    woord: 'kabouter',
    zin: 'De kabouter woont in het bos.',
    leerdoelId: 'ou',
    fouten: ['kabauter', 'kabouder'],
    weight: 1,
  },
  {
    woord: 'schouder',
    zin: 'De tas hangt om mijn schouder.',
    leerdoelId: 'ou',
    fouten: ['schauder', 'schouter'],
    weight: 1.2,
  },
  { woord: 'paard', zin: 'Het paard staat in de wei.', leerdoelId: 'eind-d', fouten: ['paart', 'paarde'], weight: 1.3 },
  { woord: 'strand', zin: 'Wij lopen op het strand.', leerdoelId: 'eind-d', fouten: ['strant', 'stand'], weight: 1.5 },
  {
    woord: 'olifant',
    zin: 'De olifant heeft een slurf.',
    leerdoelId: 'eind-t',
    fouten: ['olifand', 'oliefant'],
    weight: 1.2,
  },
];
const MISS = 0.26;
const USUAL = 0.75;

/** What one child wrote; who is weaker misses more of the words that are harder for everybody. */
function antwoordenOf(random: Random): Record<string, { ruw: string; beurten: number }> {
  const weakness = MISS * (0.2 + 1.6 * random.rng.next());
  const written = WOORDEN.map(({ woord, fouten: [usual, other], weight }) => {
    if (!random.kans(weakness * weight)) return woord;
    return random.kans(USUAL) ? usual : other;
  });
  return Object.fromEntries(written.map((ruw, index) => [index + 1, { ruw, beurten: 1 + random.rng.int(2) }]));
}

/** The test of a block, made by one group of each school on Thursday last week and judged. */
export function createToetsRows({ people, random, nu: now }: Base): ToetsRows {
  const out: ToetsRows = { methodetoetsen: [], toetsafnamen: [] };
  const begin = Date.parse(`${mondayOf(now)}T08:00:00Z`) - 4 * DAY_MS;
  for (const { groep: name, absent } of TAKEN) {
    const groep = people.rijen.groepen.find((row) => row['naam'] === name);
    if (groep === undefined) continue;
    const id = random.id(begin - DAY_MS);
    out.methodetoetsen.push({
      admin_id: groep['admin_id'],
      id,
      groep_id: groep['id'],
      titel: 'Blok 3 controledictee',
      methode_notitie: 'Blok 3, week 4',
      soort: 'controle',
      moment: 'na',
      venster_van: new Date(begin).toISOString(),
      venster_tot: new Date(begin + 3 * HOUR_MS).toISOString(),
      afspeelbeurten: 3,
      grens_pct: 80,
      woorden: WOORDEN.map(({ woord, zin, leerdoelId }) => ({ woord, zin, leerdoelId, overslaan: false })),
      status: 'nagekeken',
      versie: 1,
      aangemaakt_op: new Date(begin - DAY_MS).toISOString(),
      gewijzigd_op: new Date(begin + DAY_MS).toISOString(),
    });
    for (const [place, leerling] of membersOf(people, groep['id']).entries()) {
      const taken = !absent.includes(place);
      const handedIn = begin + (25 + random.rng.int(30)) * MINUTE_MS;
      out.toetsafnamen.push({
        admin_id: groep['admin_id'],
        methodetoets_id: id,
        leerling_id: leerling['id'],
        status: taken ? 'beoordeeld' : 'gemist',
        begonnen: taken ? new Date(begin + 5 * MINUTE_MS).toISOString() : null,
        ingeleverd: taken ? new Date(handedIn).toISOString() : null,
        antwoorden: taken ? antwoordenOf(random) : {},
        pauzes: 0,
        heropend: [],
      });
    }
  }
  return out;
}
