/** The first playable day: sign in, map, stone, four games, result, star on the map, and the teacher sees those very answers on the screen. */
import { readFileSync } from 'node:fs';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { isWoord } from '#engine/core/oefening/content-soort.ts';
import type { Spelronde } from '#server/features/somvensters/somvensters.contract.ts';
import type { Soort } from './denker.ts';
import { druk, type Wijze } from './hand.ts';
import { leesCel, openVoortgang, type Regel } from './juf.ts';
import { kiesDeur, sterrenOpKaart } from './kaart.ts';
import { leerlingMet, meldLeerlingAan, meldVolwasseneAan, voornaam, type Aanmelding } from './reis.ts';
import { luister, speelSpel, wachtOpSpel, type Gestuurd, type Oor } from './spelen.ts';
import { schilderNiet } from './speelbot.ts';

interface Groep {
  inlog: 'plaatjes' | 'wachtwoord';
  groep: string;
  juf: string;
}
interface Reis {
  wijze: Wijze;
  /** Pupils that may play, by number; what one is offered no door to falls to the next. */ wie: readonly {
    groep: Groep;
    nrs: readonly number[];
  }[];
}

/** The rarest game first: not every stone has a door to it. */
const SPELLEN = ['autorace', 'botenkoers', 'bellenprikken', 'pizzabakken'] as const;
const SOORTEN: readonly Soort[] = ['goed', 'fout', 'willekeurig'];
const VISSEN: Groep = { inlog: 'plaatjes', groep: '3 Vissen', juf: 'joris.hemelaer' };
const MEEUWEN: Groep = { inlog: 'wachtwoord', groep: '4/5 Meeuwen', juf: 'samira.taleb' };
/** Groep 3 signs in with pictures and does not type, so the typing game falls to an older pupil. */
const REIZEN: readonly Reis[] = [
  {
    wijze: 'aanraken',
    wie: [
      { groep: VISSEN, nrs: [1] },
      { groep: MEEUWEN, nrs: [1, 2, 14] },
    ],
  },
  { wijze: 'muis', wie: [{ groep: MEEUWEN, nrs: [5, 3, 6] }] },
  { wijze: 'toetsen', wie: [{ groep: MEEUWEN, nrs: [13, 15, 19] }] },
  {
    wijze: 'spiegel',
    wie: [
      { groep: VISSEN, nrs: [7] },
      { groep: MEEUWEN, nrs: [17, 18, 16] },
    ],
  },
];
/** In the gate every game meets every kind of answer and every way to act, 16 rounds; `REIZEN=alle` plays all 48. */
const ALLE = process.env['REIZEN'] === 'alle';
const DRAAIEN = ALLE ? [0, 1, 2] : [0];

/** What one pupil did in one game. */
interface Gespeeld {
  groep: Groep;
  rij: Aanmelding;
  ronde: Spelronde;
  soort: Soort;
  antwoorden: Gestuurd[];
}

/** Names of the strands of language, as the teacher reads them. */
const STRANDEN = new Map(
  readFileSync('assets/content/leerlijn/domeinen.tsv', 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((rij): [string, string] => [rij.split('\t')[0] ?? '', rij.split('\t')[1] ?? '']),
);

const antwoordenVan = (oor: Oor, rondeId: string): Gestuurd[] =>
  [...oor.gestuurd.values()].filter((a) => a.rondeId === rondeId).toSorted((a, b) => a.nr - b.nr);

/** Plays what this pupil is offered of the games, one stone each, and looks for the stars on the map. */
async function speelDag(
  page: Page,
  rij: Aanmelding,
  o: { groep: Groep; wijze: Wijze; spellen: Map<string, Soort> },
): Promise<Gespeeld[]> {
  const oor = luister(page);
  const uit: Gespeeld[] = [];
  const gehad = new Set<string>();
  await meldLeerlingAan(page, rij, { wijze: o.wijze });
  while (o.spellen.size > 0) {
    const deur = await kiesDeur(page, { wijze: o.wijze, spellen: [...o.spellen.keys()], gehad });
    if (deur === null) return uit;
    gehad.add(deur.steen);
    const soort = o.spellen.get(deur.spel) ?? 'goed';
    o.spellen.delete(deur.spel);
    const ronde = await wachtOpSpel(page, oor, deur.spel);
    const sterren = await speelSpel(page, ronde, { wijze: o.wijze, soort });
    expect(sterren).toBeGreaterThanOrEqual(soort === 'goed' ? 3 : 1);
    await druk(page, page.getByRole('button', { name: 'De kaart', exact: true }), o.wijze);
    await expect(page).toHaveURL(/landkaart/);
    await expect.poll(() => sterrenOpKaart(page, deur.steen)).toBeGreaterThanOrEqual(sterren);
    uit.push({ groep: o.groep, rij, ronde, soort, antwoorden: antwoordenVan(oor, ronde.rondeId) });
  }
  return uit;
}

/** The bot knew every word, missed each at first, or wavered; the page judged accordingly. */
function controleerSoort({ soort, antwoorden }: Gespeeld): void {
  expect(antwoorden.length).toBeGreaterThanOrEqual(5);
  expect(antwoorden.map((a) => a.nr)).toEqual(antwoorden.map((_, nr) => nr));
  const eerste = antwoorden.filter((a, i) => antwoorden.findIndex((b) => b.itemId === a.itemId) === i);
  if (soort === 'goed') expect(antwoorden.filter((a) => !a.goed)).toEqual([]);
  if (soort === 'fout') expect(eerste.filter((a) => a.goed)).toEqual([]);
}

function woordVan(pool: Spelronde['pool'], itemId: string): string | undefined {
  const item = pool.find(({ id }) => id === itemId);
  return item !== undefined && isWoord(item) ? item.w : undefined;
}

type MetWoord = Gestuurd & { woord: string | undefined };

/** Finds each answer among the lines behind its cell, and takes it away, so that none serves twice. */
function zoekRegels(antwoorden: readonly MetWoord[], regels: Regel[]): void {
  for (const a of antwoorden) {
    const plek = regels.findIndex(
      (regel) =>
        regel.ruw === a.ruw &&
        regel.goed === a.goed &&
        (regel.goed || a.woord === undefined || regel.woord === a.woord),
    );
    expect(
      plek,
      `${a.ruw} ${a.goed ? 'goed' : `fout, ${a.woord ?? ''}`} is not among ${JSON.stringify(regels)}`,
    ).toBeGreaterThanOrEqual(0);
    regels.splice(plek, 1);
  }
}

/** Every answer of one pupil stands behind its cell, with what was written, whether it was right, and the word. */
async function controleerJuf(browser: Browser, groep: Groep, gespeeld: readonly Gespeeld[]): Promise<void> {
  const context = await browser.newContext();
  const juf = await context.newPage();
  await meldVolwasseneAan(juf, groep.juf);
  await openVoortgang(juf, groep.groep);
  for (const rij of new Set(gespeeld.map((g) => g.rij))) {
    const eigen = gespeeld.filter((g) => g.rij === rij);
    const antwoorden: MetWoord[] = eigen.flatMap((g) =>
      g.antwoorden.map((a) => ({ ...a, woord: woordVan(g.ronde.pool, a.itemId) })),
    );
    for (const doelId of new Set(antwoorden.map((a) => a.doelId))) {
      const doel = eigen[0]?.ronde.leerdoelen.find(({ id }) => id === doelId)?.naam ?? STRANDEN.get(doelId) ?? '';
      zoekRegels(
        antwoorden.filter((a) => a.doelId === doelId),
        await leesCel(juf, { leerling: voornaam(rij), doel }),
      );
    }
  }
  await context.close();
}

async function speelReis(browser: Browser, reis: Reis, spellen: Map<string, Soort>): Promise<Gespeeld[]> {
  const gespeeld: Gespeeld[] = [];
  const fouten: string[] = [];
  for (const { groep, rij } of reis.wie.flatMap(({ groep, nrs }) =>
    nrs.map((nr) => ({ groep, rij: leerlingMet(groep.inlog, nr) })),
  )) {
    if (spellen.size === 0) break;
    const context = await browser.newContext({
      hasTouch: true,
      viewport: { width: 1280, height: 720 },
      locale: 'nl-NL',
    });
    const page = await context.newPage();
    page.on('pageerror', (fout) => fouten.push(String(fout)));
    await schilderNiet(page);
    gespeeld.push(...(await speelDag(page, rij, { groep, wijze: reis.wijze, spellen })));
    await context.close();
  }
  expect(fouten).toEqual([]);
  return gespeeld;
}

for (const draai of DRAAIEN) {
  for (const [i, reis] of REIZEN.entries()) {
    const spellen = new Map<string, Soort>(
      SPELLEN.map((spel, nr) => [spel, SOORTEN[(i + nr + draai) % SOORTEN.length] ?? 'goed']),
    );
    const wat = [...spellen].map(([spel, soort]) => `${spel} ${soort}`).join(', ');
    test(`by ${reis.wijze}: ${wat}; and the teacher sees the answers`, async ({ browser }) => {
      const gespeeld = await speelReis(browser, reis, spellen);
      expect([...spellen.keys()], 'games that no pupil was offered').toEqual([]);
      gespeeld.forEach(controleerSoort);
      for (const groep of new Set(gespeeld.map((g) => g.groep)))
        await controleerJuf(
          browser,
          groep,
          gespeeld.filter((g) => g.groep === groep),
        );
    });
  }
}
