import { readFileSync } from 'node:fs';
import { createRng } from '#engine/core/basis/rng.ts';
import { strandVan } from '#engine/core/oefening/content-soort.ts';
import type { Capability, Question } from '#engine/core/oefening/contract.ts';
import { createModel } from '#engine/core/oefening/model.ts';
import { bouwManier } from '#engine/core/oefening/ronde-vraag.ts';
import { ALLE_VRAGEN } from '#engine/core/oefening/vraag/alle-vragen.ts';
import type { GebouwdeVraag, Oplossing } from '#engine/core/oefening/vraag/gebouwd.ts';
import type { VraagOmgeving } from '#engine/core/oefening/vraag/opties.ts';
import { spellingenVan } from '#engine/core/oefening/vraag/woord-hulp.ts';
import { beoordeel } from '#engine/core/scoring/oordeel.ts';
import type { Spelronde } from '#server/features/somvensters/somvensters.contract.ts';
import type { Daad, Stand } from './speelbot.ts';

export type Soort = 'goed' | 'fout' | 'willekeurig';
/** Key of the question that is asked on the page. */
type Sleutels = (vraag: Question) => GebouwdeVraag | null;

const gelijk = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Builds every question of a round again from what the server sent, so that the bot knows what a child that can spell knows. */
function sleutelsVan(ronde: Spelronde): Sleutels {
  const { capabilities }: { capabilities: Capability[] } = JSON.parse(
    readFileSync(`games/${ronde.game}/scene.json`, 'utf8'),
  );
  const items = new Map(ronde.pool.map((item) => [item.id, item]));
  const spellingen = spellingenVan(ronde.pool);
  const omgeving: VraagOmgeving = {
    groep: ronde.groep,
    s: ronde.s,
    typen: ronde.instelling.typenAan,
    calm: ronde.instelling.rustigeStand,
    leerdoelen: createModel(ronde.pool, ronde.leerdoelen).leerdoelen,
    pool: ronde.pool,
    bestaat: (vorm) => spellingen.has(vorm),
  };
  return (vraag) => {
    const item = items.get(vraag.itemId);
    if (item === undefined) return null;
    const seed = Number.parseInt(vraag.id.split('-')[1] ?? '', 36);
    const manieren = capabilities
      .filter((c) => c.formats.includes(vraag.format))
      .map((capability) => ({ format: vraag.format, capability }));
    const doelen = [...ronde.leerdoelen.map(({ id }) => id), strandVan(item.id)?.doelId ?? ''];
    const gebouwd = doelen.flatMap((doelId) =>
      manieren.flatMap((manier) => {
        const uit = bouwManier({
          vragen: ALLE_VRAGEN,
          vraagId: vraag.id,
          item,
          doelId,
          seed,
          manieren: [manier],
          omgeving,
        });
        return uit.ok ? [uit.value] : [];
      }),
    );
    const gevraagd = gebouwd.filter(({ question }) => gelijk(question.prompt, vraag.prompt));
    // What is typed has no choices that could lie otherwise; after a flash the page shows what follows it.
    const zelfde =
      gevraagd.find(
        ({ question: { view } }) =>
          gelijk(view, vraag.view) || (view.shape === 'read' && gelijk(view.then, vraag.view)),
      ) ?? (vraag.view.shape === 'entry' ? gevraagd[0] : undefined);
    if (zelfde === undefined) throw new Error(`the page asks what the bot cannot build: ${JSON.stringify(vraag)}`);
    return zelfde;
  };
}

const slotVan = ({ rail }: Stand): number =>
  Math.max(
    0,
    rail.findIndex((vak) => vak.state === 'volgend' || vak.state === 'bijna'),
  );

/** Choices that go on with the word. */
function juisteKeuzes(stand: Stand, sleutel: GebouwdeVraag, oplossing: Oplossing): string[] {
  if (oplossing.soort === 'lees')
    return oplossing.vervolg === undefined ? [] : juisteKeuzes(stand, sleutel, oplossing.vervolg);
  if (oplossing.soort === 'kies')
    return stand.keuzes.flatMap((k) => (beoordeel(sleutel.sleutel, oplossing.ruw.get(k.id) ?? k.label) ? [k.id] : []));
  if (oplossing.soort !== 'reeks') return [];
  return stand.keuzes.flatMap((k) => (!k.bezig && k.label === oplossing.delen[slotVan(stand)] ? [k.id] : []));
}

/** One of the choices that are meant; a sign stays the same one until it counts, since steering from one to the other drives through what hangs between. */
function kies(
  stand: Stand,
  o: { goed: readonly string[]; mis: boolean; beurt: number; vorige: string | null },
): Extract<Daad, { soort: 'kies' }> | null {
  const mag = stand.keuzes.filter((k) => !k.bezig && o.goed.includes(k.id) !== o.mis);
  const zelfde =
    stand.vraag?.view.shape === 'select'
      ? mag.find((k) => k.id === o.vorige && stand.plekken[stand.keuzes.indexOf(k)] !== null)
      : undefined;
  const keuze = zelfde ?? mag[o.beurt % Math.max(1, mag.length)] ?? stand.keuzes.find((k) => o.goed.includes(k.id));
  return keuze === undefined
    ? null
    : { soort: 'kies', tokenId: keuze.id, label: keuze.label, index: stand.keuzes.indexOf(keuze) };
}

/** A word first, then the bin it goes to, or another one. `gekozen` = word that was taken. */
function sorteer(
  stand: Stand,
  o: { bak: ReadonlyMap<string, string>; eigen: string | undefined; gekozen: string | null; mis: boolean },
): Daad | null {
  const bakken = new Set(stand.vraag?.view.shape === 'sort' ? stand.vraag.view.bins.map(({ id }) => id) : []);
  const open = stand.keuzes.filter((k) => bakken.has(k.id) && !k.bezig);
  const woorden = stand.keuzes.filter((k) => !bakken.has(k.id));
  const juist = o.bak.get(o.gekozen ?? '');
  const keuze =
    open.length > 0
      ? open.find((k) => (k.id === juist) !== o.mis)
      : (woorden.find((k) => k.id === o.eigen) ?? woorden[0]);
  return keuze === undefined
    ? null
    : { soort: 'kies', tokenId: keuze.id, label: keuze.label, index: stand.keuzes.indexOf(keuze) };
}

/** Letter that comes next, or one that no word has there. What stays on the screen is handed in when it is the word, or is to be wrong. */
function letter(stand: Stand, sleutel: GebouwdeVraag, mis: boolean): Daad {
  const woord = sleutel.sleutel.goed[0] ?? '';
  if (mis) return stand.invoer.endsWith('q') ? { soort: 'lever' } : { soort: 'letter', letter: 'q' };
  if (stand.invoer === woord) return { soort: 'lever' };
  // After a miss the next letter begins the word again.
  return { soort: 'letter', letter: woord[woord.startsWith(stand.invoer) ? stand.invoer.length : 0] ?? 'e' };
}

/** Decides like a child that knows every word, misses each at first, or wavers. */
export function createDenker(ronde: Spelronde, soort: Soort): (stand: Stand) => Promise<Daad | null> {
  const rng = createRng(11);
  const sleutels = sleutelsVan(ronde);
  const bekend = new Map<string, GebouwdeVraag>();
  /** Per question: whether the bot still has to miss; a try that did not land is no miss. */
  const moet = new Map<string, boolean>();
  let beurt = 0;
  let gekozen: string | null = null;
  let vorige: string | null = null;
  const mist = (id: string, stand: Stand): boolean => {
    const wil = moet.get(id) ?? (soort === 'fout' || (soort === 'willekeurig' && rng.next() < 0.4));
    moet.set(id, wil && !stand.gemist);
    return wil && !stand.gemist;
  };
  const sleutelVan = (vraag: Question): GebouwdeVraag | null => {
    const sleutel = bekend.get(vraag.id) ?? sleutels(vraag);
    if (sleutel !== null) bekend.set(vraag.id, sleutel);
    return sleutel;
  };
  const sorteerBeurt = (
    stand: Stand,
    { bak, eigen }: Extract<Oplossing, { soort: 'sorteer' }>,
    mis: boolean,
  ): Daad | null => {
    const daad = sorteer(stand, { bak, eigen, gekozen, mis });
    if (daad?.soort === 'kies' && bak.has(daad.tokenId)) gekozen = daad.tokenId;
    return daad;
  };
  const denk = (stand: Stand): Daad | null => {
    const sleutel = stand.vraag === null || stand.flits !== null ? null : sleutelVan(stand.vraag);
    if (stand.vraag === null || sleutel === null) return null;
    const mis = stand.fase === 'spel' && mist(stand.vraag.id, stand);
    if (stand.keuzes.length === 0) return letter(stand, sleutel, mis);
    if (sleutel.oplossing.soort === 'sorteer') return sorteerBeurt(stand, sleutel.oplossing, mis);
    beurt += 1;
    const daad = kies(stand, { goed: juisteKeuzes(stand, sleutel, sleutel.oplossing), mis, beurt, vorige });
    vorige = daad?.tokenId ?? null;
    return daad;
  };
  return (stand) => Promise.resolve(denk(stand));
}
