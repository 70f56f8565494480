import i18next from 'i18next';
import { isWoord } from '#engine/core/oefening/contract/content-kind.ts';
import { loadSpelAhead } from '#engine/react/load-ahead.ts';
import { bundlesOf } from '#engine/runtime/audio/audio-names.ts';
import { rankVoices } from '#engine/runtime/audio/device-voices.ts';
import { loadSpel } from '#games/registry.ts';
import { speechAddress } from '#server/features/spraak/spraak.contract.ts';
import type { DayPackage } from '#server/features/somvensters/day-package.contract.ts';
import { log } from '#web/platform/logboek.ts';
import { currentLocale } from '#web/platform/locale.ts';
import { pauseFor } from '#web/platform/pause.ts';
import { session } from '#web/platform/session.ts';
import { deurUrl, imageUrl } from './shared/art.ts';
import { ruleUrl } from './shared/rule-art.ts';
import { ambienceOf } from './spel/spel-ambience.ts';
import { loadTexts } from './spel/spel-texts.ts';

/** Words that are fetched for a device without a voice of its own; a whole class shares the limit of one address. */
const SPOKEN_MAX = 200;
const SPOKEN_PAUSE_MS = 2_500;
const PICTURES_MAX = 150;

/** Addresses that this page fetched already. */
const fetched = new Set<string>();

async function fetchOnce(address: string | undefined, headers: HeadersInit = {}): Promise<void> {
  if (address === undefined || address === '' || fetched.has(address)) return;
  const reply = await fetch(address, { headers, priority: 'low' });
  await reply.blob();
  if (reply.ok) fetched.add(address);
}

/** What the map and the screen of every game load later. */
async function loadScreen(): Promise<void> {
  await Promise.all([
    import('./landkaart/note.tsx'),
    import('./landkaart/steen-dialog.tsx'),
    import('./landkaart/homecoming/homecoming.tsx'),
    import('./landkaart/homecoming/feast.tsx'),
    import('./shared/homecoming/keep-standing.ts'),
    import('./landkaart/settings.tsx'),
    import('./shared/own/own-buttons.tsx'),
    import('./spel/spel-page.tsx'),
    import('./spel/spelen.tsx'),
    import('#engine/core/oefening/vraag/all-vragen.ts'),
    i18next.loadNamespaces(['spel', 'leerling', 'landkaart', 'homecoming']),
    loadTexts({}),
  ]);
}

async function loadGame(slug: string, gone: () => boolean): Promise<void> {
  const pkg = await loadSpel(slug, currentLocale() === 'nl-BE' ? 'nl-BE' : 'nl');
  if (pkg === null || gone()) return;
  await loadSpelAhead(pkg.doc);
  if (gone()) return;
  const sounds = [...new Set([...bundlesOf(pkg.doc.sounds, slug), slug])];
  const { links: left, right, background } = ambienceOf(slug);
  const heard = sounds.flatMap((bundle) => ['json', 'mp3'].map((kind) => `/geluid/${bundle}.${kind}`));
  for (const address of [...heard, left, right, background, deurUrl(slug)]) {
    if (gone()) return;
    await fetchOnce(address);
  }
}

/** Words of the stones in turn, so that the first words of each come first. */
function woordenOf(pack: DayPackage): { w: string; plaatje?: string | undefined }[] {
  const items = new Map(pack.pool.map((item) => [item.id, item]));
  const longest = Math.max(0, ...pack.stenen.map(({ pool }) => pool.length));
  const ids = Array.from({ length: longest }, (_, nr) => pack.stenen.flatMap(({ pool }) => pool.slice(nr, nr + 1)));
  return [...new Set(ids.flat())].flatMap((id) => {
    const item = items.get(id);
    return item !== undefined && isWoord(item) ? [item] : [];
  });
}

/** Speech for a device that has no voice that speaks without a line. */
async function loadSpeech(pack: DayPackage, gone: () => boolean): Promise<void> {
  const voices = globalThis.speechSynthesis?.getVoices() ?? [];
  if (rankVoices(voices, pack.stem).some(({ localService }) => localService)) return;
  const token = session.token();
  const headers: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` };
  const texts = [
    ...pack.stenen.map((steen) => `z:${steen.titel}`),
    ...woordenOf(pack)
      .slice(0, SPOKEN_MAX)
      .map(({ w }) => `w:${w}`),
  ];
  for (const address of texts.map((id) => speechAddress(pack.stem, id))) {
    if (gone()) return;
    if (fetched.has(address)) continue;
    await fetchOnce(address, headers);
    await pauseFor(SPOKEN_PAUSE_MS);
  }
}

/** Fetches what the rounds of the day are played with, as play does, so that it is there without a line. Goes on later when `gone`. */
export async function loadAhead(pack: DayPackage, o: { gone: () => boolean; stored: () => void }): Promise<void> {
  try {
    await loadScreen();
    for (const slug of new Set(pack.stenen.flatMap(({ deuren }) => deuren.map(({ game }) => game)))) {
      if (o.gone()) return;
      await loadGame(slug, o.gone);
    }
    for (const doelId of new Set(pack.stenen.flatMap(({ doelIds }) => doelIds))) await fetchOnce(ruleUrl(doelId));
    const pictures = woordenOf(pack).flatMap((woord) => woord.plaatje ?? []);
    for (const id of pictures.slice(0, PICTURES_MAX)) {
      if (o.gone()) return;
      await fetchOnce(imageUrl(id));
    }
    o.stored();
    await loadSpeech(pack, o.gone);
  } catch (error) {
    log('the day is not yet complete on this device', error instanceof Error ? error.message : undefined);
  }
}
