/** The first playable day: sign in, map, stone, four games, result, star on the map, and the teacher sees those very answers on the screen. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Browser, type Page } from '@playwright/test';
import { isWoord } from '#engine/core/oefening/contract/content-kind.ts';
import type { Spelronde } from '#server/features/somvensters/somvensters.contract.ts';
import type { Kind } from './thinker.ts';
import { press, type Mode } from './hand.ts';
import { readCell, openVoortgang, type Rule } from './docent.ts';
import { chooseDeur, starsOnMap } from './card.ts';
import { docentNamed, leerlingWith, signInLeerling, signInAdult, voornaam, type SignIn } from './journey.ts';
import { allowOnly, offeredTo } from './offered.ts';
import { listen, playSpel, awaitSpel, type Sent, type Ear } from './spelen.ts';
import { disablePainting } from './play-bot.ts';
import { rarestFirst } from './rarest-first.ts';
import { allRounds, coverMechanics, mechanicsOf, planRounds } from './rounds.ts';
import { test } from './test.ts';

interface Groep {
  inlog: 'plaatjes' | 'wachtwoord';
  /** Somebody of the group; absent = the first group with this way to sign in. */ classmate?: string;
  groep: string;
  /** First name of the teacher. */
  juf: string;
}
interface Journey {
  mode: Mode;
  /** Whether the device asks for less motion: both kinds of devices are played on. */ still: boolean;
  /** Pupils that may play, by number; what one is offered no door to falls to the next, and to the class of the oldest. */ wie: readonly {
    groep: Groep;
    nrs: readonly number[];
  }[];
}

/** A train that was sent wrong takes half a minute to come back: a round of misses would last as long as all other journeys. */
const TOO_SLOW: ReadonlySet<string> = new Set(['treinmachinist']);
/** A ball hits what lies on its way, whatever was aimed at: a round of only misses has no end in sight. Bots play it in `games.test.ts`. */
const BALL_GAMES: ReadonlySet<string> = new Set(['flipperkast']);
/** The rarest game first: not every stone has a door to it. */
const SPELLEN = rarestFirst().filter((slug) => !TOO_SLOW.has(slug));
const FISH: Groep = { inlog: 'plaatjes', groep: '3 Vissen', juf: 'Joris' };
const GULLS: Groep = { inlog: 'wachtwoord', groep: '4/5 Meeuwen', juf: 'Samira' };
const SAILORS: Groep = { inlog: 'wachtwoord', classmate: 'Ster 7', groep: '7/8 Zeilers', juf: 'Wietske' };
/** Groep 3 signs in with pictures and does not type, so the typing game falls to an older pupil. */
const JOURNEYS: readonly Journey[] = [
  {
    mode: 'aanraken',
    still: false,
    wie: [
      { groep: FISH, nrs: [1] },
      { groep: GULLS, nrs: [1, 2, 14] },
      { groep: SAILORS, nrs: [1, 2, 3, 16] },
    ],
  },
  {
    mode: 'muis',
    still: false,
    wie: [
      { groep: GULLS, nrs: [5, 3] },
      { groep: SAILORS, nrs: [4, 5, 6, 7] },
    ],
  },
  {
    mode: 'toetsen',
    still: true,
    wie: [
      { groep: GULLS, nrs: [13, 15, 19] },
      { groep: SAILORS, nrs: [8, 9, 10, 11] },
    ],
  },
  {
    mode: 'spiegel',
    still: true,
    wie: [
      { groep: FISH, nrs: [7] },
      { groep: GULLS, nrs: [17, 18, 16] },
      { groep: SAILORS, nrs: [12, 13, 14, 15] },
    ],
  },
];
/** Mechanics of the engine, by their files. */
const ENGINE = new Set(
  readdirSync('engine/mechanics').flatMap((file) => /^([^.]+)\.schema\.ts$/.exec(file)?.[1] ?? []),
);
/**
 * In the gate every mechanic is played in one way, and every way with one game at least, so that more games hardly take
 * more time; `REIZEN=alle` plays every game in every way with every kind of answers.
 */
const MODES = JOURNEYS.map(({ mode }) => mode);
const TURNS =
  process.env['REIZEN'] === 'alle'
    ? [0, 1, 2].map((turn) => allRounds(SPELLEN, { modes: MODES, turn }))
    : [planRounds(coverMechanics(SPELLEN.map((slug) => mechanicsOf(slug, ENGINE))), MODES)];

/** What one pupil did in one game. */
interface Played {
  groep: Groep;
  rij: SignIn;
  ronde: Spelronde;
  soort: Kind;
  antwoorden: Sent[];
}

/** Names of the strands of language, as the teacher reads them. */
const STRANDS = new Map(
  readFileSync('assets/content/leerlijn/domeinen.tsv', 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((row): [string, string] => [row.split('\t')[0] ?? '', row.split('\t')[1] ?? '']),
);

const antwoordenOf = (ear: Ear, rondeId: string): Sent[] =>
  [...ear.sent.values()].filter((a) => a.rondeId === rondeId).toSorted((a, b) => a.nr - b.nr);

/** The map shows stars from the device too: what the server did not take yet would leave with the page, and no teacher would see it. */
const expectTaken = (ear: Ear): Promise<void> =>
  expect
    .poll(() => [...ear.sent.values()].filter(({ clientId }) => !ear.taken.has(clientId)), {
      message: 'answers that the server did not take',
      timeout: 60_000,
    })
    .toEqual([]);

/** Plays what this pupil is offered of the games, one stone each, and looks for the stars on the map. */
async function playDay(
  page: Page,
  row: SignIn,
  o: { groep: Groep; mode: Mode; spellen: Map<string, Kind> },
): Promise<Played[]> {
  const ear = listen(page);
  const out: Played[] = [];
  const seen = new Set<string>();
  await signInLeerling(page, row, { mode: o.mode });
  while (o.spellen.size > 0) {
    const deur = await chooseDeur(page, { mode: o.mode, spellen: [...o.spellen.keys()], seen });
    if (deur === null) return out;
    seen.add(deur.steen);
    const kind = o.spellen.get(deur.spel) ?? 'goed';
    o.spellen.delete(deur.spel);
    const ronde = await awaitSpel(page, ear, deur.spel);
    const stars = await test.step(deur.spel, () => playSpel(page, ronde, { mode: o.mode, soort: kind }));
    expect(stars).toBeGreaterThanOrEqual(kind === 'goed' ? 3 : 1);
    await press(page, page.getByRole('button', { name: 'De kaart', exact: true }), o.mode);
    await expect(page).toHaveURL(/landkaart/);
    await expect.poll(() => starsOnMap(page, deur.steen)).toBeGreaterThanOrEqual(stars);
    await expectTaken(ear);
    out.push({ groep: o.groep, rij: row, ronde, soort: kind, antwoorden: antwoordenOf(ear, ronde.rondeId) });
  }
  return out;
}

/** The bot knew every word, missed each at first, or wavered; the page judged accordingly. */
function verifyKind({ soort: kind, antwoorden }: Played): void {
  expect(antwoorden.length).toBeGreaterThanOrEqual(5);
  expect(antwoorden.map((a) => a.nr)).toEqual(antwoorden.map((_, nr) => nr));
  const first = antwoorden.filter((a, i) => antwoorden.findIndex((b) => b.itemId === a.itemId) === i);
  if (kind === 'goed') expect(antwoorden.filter((a) => !a.goed)).toEqual([]);
  if (kind === 'fout') expect(first.filter((a) => a.goed)).toEqual([]);
}

function woordOf(pool: Spelronde['pool'], itemId: string): string | undefined {
  const item = pool.find(({ id }) => id === itemId);
  return item !== undefined && isWoord(item) ? item.w : undefined;
}

type WithWoord = Sent & { woord: string | undefined };

/** Finds each answer among the lines behind its cell, and takes it away, so that none serves twice. */
function matchLines(antwoorden: readonly WithWoord[], rules: Rule[]): void {
  for (const a of antwoorden) {
    const spot = rules.findIndex(
      (rule) =>
        rule.ruw === a.ruw && rule.goed === a.goed && (rule.goed || a.woord === undefined || rule.woord === a.woord),
    );
    expect(
      spot,
      `${a.ruw} ${a.goed ? 'goed' : `fout, ${a.woord ?? ''}`} is not among ${JSON.stringify(rules)}`,
    ).toBeGreaterThanOrEqual(0);
    rules.splice(spot, 1);
  }
}

/** Every answer of one pupil stands behind its cell, with what was written, whether it was right, and the word. */
async function verifyDocent(browser: Browser, groep: Groep, played: readonly Played[]): Promise<void> {
  const context = await browser.newContext();
  const schoolmistress = await context.newPage();
  await signInAdult(schoolmistress, docentNamed(groep.juf).gebruikersnaam);
  await openVoortgang(schoolmistress, groep.groep);
  for (const row of new Set(played.map((g) => g.rij))) {
    const own = played.filter((g) => g.rij === row);
    const antwoorden: WithWoord[] = own.flatMap((g) =>
      g.antwoorden.map((a) => ({ ...a, woord: woordOf(g.ronde.pool, a.itemId) })),
    );
    for (const doelId of new Set(antwoorden.map((a) => a.doelId))) {
      const doel = own[0]?.ronde.leerdoelen.find(({ id }) => id === doelId)?.naam ?? STRANDS.get(doelId) ?? '';
      matchLines(
        antwoorden.filter((a) => a.doelId === doelId),
        await readCell(schoolmistress, { leerling: voornaam(row), doel }),
      );
    }
  }
  await context.close();
}

async function playJourney(browser: Browser, journey: Journey, spellen: Map<string, Kind>): Promise<Played[]> {
  const played: Played[] = [];
  const errors: string[] = [];
  for (const { groep, rij: row } of journey.wie.flatMap(({ groep, nrs }) =>
    nrs.map((nr) => ({ groep, rij: leerlingWith(groep.inlog, nr, groep.classmate) })),
  )) {
    if (spellen.size === 0) break;
    await allowOnly(docentNamed(groep.juf), row, [...spellen.keys()]);
    const offered = await offeredTo(row);
    if (![...spellen.keys()].some((spel) => offered.has(spel))) continue;
    const context = await browser.newContext({
      hasTouch: true,
      reducedMotion: journey.still ? 'reduce' : 'no-preference',
      viewport: { width: 1280, height: 720 },
      locale: 'nl-NL',
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(String(error)));
    await disablePainting(page);
    played.push(...(await playDay(page, row, { groep, mode: journey.mode, spellen })));
    await context.close();
  }
  expect(errors).toEqual([]);
  return played;
}

for (const rounds of TURNS) {
  for (const journey of JOURNEYS) {
    const spellen = new Map([...(rounds.get(journey.mode) ?? [])].filter(([spel]) => !BALL_GAMES.has(spel)));
    const what = [...spellen].map(([spel, kind]) => `${spel} ${kind}`).join(', ');
    test(`by ${journey.mode}: ${what}; and the teacher sees the answers`, async ({ browser }) => {
      const played = await playJourney(browser, journey, spellen);
      expect([...spellen.keys()], 'games that no pupil was offered').toEqual([]);
      played.forEach(verifyKind);
      for (const groep of new Set(played.map((g) => g.groep)))
        await verifyDocent(
          browser,
          groep,
          played.filter((g) => g.groep === groep),
        );
    });
  }
}
