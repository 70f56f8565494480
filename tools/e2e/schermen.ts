/**
 * npm run -s schermen -- [--scherm naam,naam] [--uit map] [--host nl,be] [--staat leeg,...] [--thema licht,...] [--breedte 1440,...]
 * Photographs the screens in their states on an own data folder: a PNG a picture, a sheet a screen, and axe on each.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext, type Page, type Route } from '@playwright/test';
import sharp from 'sharp';
import { maakEdexml } from '../../server/test/edexml/maak-edexml.ts';
import { buildAll } from '../build/start.ts';
import { bevindingen } from './axe.ts';
import { findBrowser } from './browser.ts';
import { HOSTS, openToneel, type Host, type Persoon, type Toneel, type Wie } from './schermen-toneel.ts';

const STATEN = ['laden', 'leeg', 'fout', 'geenrecht', 'gevuld'] as const;
type Staat = (typeof STATEN)[number];
const THEMAS = ['licht', 'donker'] as const;
type Thema = (typeof THEMAS)[number];
const BREEDTES = { 1440: 900, 1024: 768, 390: 844 } as const;

interface Plek { host: Host; wie: Persoon; toneel: Toneel }
interface Scherm {
  naam: string;
  /** Address behind `/admins/{adminId}`; a function gives a whole address. */
  pad: string | ((plek: Plek) => string);
  /** Who sees it filled, empty and not at all; absent = not that state. */
  gevuld?: Wie; leeg?: Wie; geenrecht?: Wie;
  /** The calls that are held back (laden) or refused (fout); null = those two states do not exist. */
  vraag?: RegExp | null;
  /** What has to be done before the picture. */
  doe?: (page: Page, plek: Plek) => Promise<void>;
  /** As it comes out of the printer. */
  papier?: true;
}

const PANEEL = /\/api\/admins\/[^/]+\/./;
const VAN_GROEP = /\/api\/admins\/[^/]+\/groepen\/[^/]+\/./;
const groep = (scherm: string) => `/{groepen}/{groep}/${scherm}`;
const klik = (...namen: readonly RegExp[]) => async (page: Page): Promise<void> => {
  for (const naam of namen) await page.locator('main').getByRole('button', { name: naam }).first().click();
};
const kies = (bestand: () => string) => async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'EDEXML' }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'EDEX.XML', mimeType: 'text/xml', buffer: Buffer.from(bestand()) });
  await page.getByRole('button', { name: 'Verder' }).waitFor();
};
/** Results of the pupils of the group, with columns that speak for themselves; then the buttons of the steps. */
const kiesResultaten = (...knoppen: readonly string[]) => async (page: Page, { wie, toneel }: Plek): Promise<void> => {
  const antwoord = await fetch(`http://localhost:${toneel.poort}/api/admins/${wie.adminId}/groepen/${wie.groepId}/leerlingen`, { headers: { Authorization: `Bearer ${wie.token}` } });
  const { items }: { items: { roepnaam: string; voorvoegsel?: string; achternaam: string }[] } = await antwoord.json();
  const rijen = items.map(({ roepnaam, voorvoegsel = '', achternaam }, nr) => `${[roepnaam, voorvoegsel, achternaam].filter((deel) => deel !== '').join(' ')};cito;Spelling;M5;2026-01-29;${30 + (nr % 20)};50;AE;${'ABCDE'[nr % 5] ?? 'C'}`);
  const bestand = ['leerling;aanbieder;toets;moment;afnamedatum;aantalgoed;aantalopgaven;schaal;niveau', ...rijen, 'Iemand Anders;cito;Spelling;M5;2026-01-29;40;50;AE;B', 'Iemand Anders;cito;Spelling;M5;2026-01-29;60;50;IV;B'].join('\r\n');
  await page.locator('input[type=file]').setInputFiles({ name: 'resultaten.csv', mimeType: 'text/csv', buffer: Buffer.from(bestand) });
  for (const knop of knoppen) await page.getByRole('button', { name: knop, exact: true }).click();
  await page.getByRole('button', { name: knoppen.length === 0 ? 'Verder' : 'Importeer', exact: true }).waitFor();
};
const beheer = { gevuld: 'schooladmin', leeg: 'leeg', geenrecht: 'leerling' } as const;
const inGroep = { gevuld: 'schooladmin', leeg: 'kaal', geenrecht: 'leerling', vraag: VAN_GROEP } as const;
const enkel = { gevuld: 'schooladmin', vraag: null } as const;
const deur = { gevuld: 'niemand', vraag: null } as const;

/** Every screen, one line each. */
const SCHERMEN: readonly Scherm[] = [
  { naam: 'groepen', pad: '/{groepen}', ...beheer },
  { naam: 'groepen-docent', pad: '/{groepen}', gevuld: 'docent', leeg: 'nieuw', vraag: null },
  { naam: 'groepen-tabel', pad: '/{groepen}', ...enkel, doe: klik(/^Tabel/) },
  { naam: 'groep-nieuw', pad: '/{groepen}', ...enkel, doe: klik(/^Nieuwe (groep|klas)/) },
  { naam: 'leerlingen', pad: groep('leerlingen'), ...inGroep },
  { naam: 'delen', pad: groep('leerlingen/{leerling}/delen'), gevuld: 'schooladmin', geenrecht: 'leerling', vraag: /\/api\/admins\/[^/]+\/leerlingen\/[^/]+/ },
  { naam: 'toevoegen', pad: groep('leerlingen/toevoegen'), gevuld: 'schooladmin', geenrecht: 'leerling', vraag: null },
  { naam: 'kind-toevoegen', pad: groep('kinderen-toevoegen'), gevuld: 'thuis', geenrecht: 'schooladmin', vraag: null },
  { naam: 'wachtwoorden', pad: groep('wachtwoorden'), ...inGroep },
  { naam: 'wachtwoorden-nieuw', pad: groep('wachtwoorden'), ...enkel, doe: klik(/^Nieuwe wachtwoorden/) },
  { naam: 'kaartjes', pad: groep('wachtwoorden'), ...enkel, doe: klik(/^Kaartjes bekijken/) },
  { naam: 'kaartjes-papier', pad: groep('wachtwoorden'), ...enkel, doe: klik(/^Kaartjes bekijken/), papier: true },
  { naam: 'verhuizen', pad: groep('verhuistoken-inlezen'), ...inGroep, vraag: PANEEL },
  { naam: 'verhuizen-maken', pad: groep('verhuistoken-inlezen'), ...enkel, doe: klik(/^Verhuiscodes maken/) },
  { naam: 'voortgang', pad: groep('voortgang'), ...inGroep },
  { naam: 'voortgang-lade', pad: groep('voortgang'), ...enkel, doe: (page) => page.locator('button.cel').first().click() },
  { naam: 'importeren', pad: '/{groepen}/edexml', gevuld: 'schooladmin', geenrecht: 'docent', vraag: PANEEL },
  { naam: 'importeren-voorbeeld', pad: '/{groepen}/edexml', gevuld: 'leeg', vraag: null, doe: kies(maakEdexml) },
  { naam: 'lvsspelling', pad: '/{groepen}/lvsspelling', gevuld: 'docent', geenrecht: 'thuis', vraag: PANEEL },
  { naam: 'lvs-kolommen', pad: '/{groepen}/lvsspelling', ...enkel, doe: kiesResultaten() },
  { naam: 'lvs-voorbeeld', pad: '/{groepen}/lvsspelling', ...enkel, doe: kiesResultaten('Verder') },
  { naam: 'voortgang-lvs', pad: groep('voortgang?tab=lvs'), ...inGroep },
  { naam: 'jaarovergang', pad: '/{groepen}/jaarovergang', gevuld: 'schooladmin', leeg: 'leeg', geenrecht: 'docent' },
  { naam: 'jaarovergang-leerlingen', pad: '/{groepen}/jaarovergang', ...enkel, doe: klik(/^Volgende/) },
  { naam: 'alle-leerlingen', pad: '/leerlingen', ...beheer },
  { naam: 'prullenbak', pad: '/prullenbak', ...beheer },
  { naam: 'accountgegevens', pad: '/accountgegevens', gevuld: 'schooladmin', geenrecht: 'leerling' },
  { naam: 'docenten', pad: '/docenten', gevuld: 'schooladmin', leeg: 'leeg', geenrecht: 'thuis' },
  { naam: 'docenten-uitnodigen', pad: '/docenten', ...enkel, doe: klik(/uitnodigen$/) },
  { naam: 'account', pad: '/account', gevuld: 'docent', geenrecht: 'leerling', vraag: /\/api\/users\/[^/]+\/./ },
  { naam: 'niet-gevonden', pad: '/bestaat-niet', ...enkel },
  { naam: 'inloggen', pad: () => '/app/auth/login', ...deur },
  { naam: 'inloggen-tegels', pad: ({ toneel, host }) => `/app/auth/login?code=${toneel.codes(host).woord.code}`, ...deur },
  { naam: 'inloggen-plaatjes', pad: ({ toneel, host }) => `/app/auth/login?code=${toneel.codes(host).plaatjes.code}`, ...deur, doe: (page, { toneel, host }) => page.getByRole('button', { name: toneel.codes(host).plaatjes.naam, exact: true }).click() },
  { naam: 'inloggen-woord', pad: ({ toneel, host }) => `/app/auth/login?code=${toneel.codes(host).woord.code}`, ...deur, doe: (page, { toneel, host }) => page.getByRole('button', { name: toneel.codes(host).woord.naam, exact: true }).click() },
  { naam: 'inloggen-volwassene', pad: () => '/app/auth/login', ...deur, doe: (page) => page.getByRole('button', { name: /volwassene/i }).first().click() },
  { naam: 'wachtwoord-vergeten', pad: () => '/app/auth/wachtwoordaanvragen', ...deur },
  { naam: 'thuis', pad: '/{groepen}', gevuld: 'thuis', vraag: null },
  { naam: 'praktijk', pad: '/{groepen}', gevuld: 'rt', vraag: null },
  { naam: 'landkaart', pad: ({ wie }) => `/leerling/${wie.leerlingId}/landkaart`, gevuld: 'leerling', vraag: /\/api\/leerlingen\/[^/]+\/landkaart/ },
];

const { values: opties } = parseArgs({ options: {
  scherm: { type: 'string' }, uit: { type: 'string', default: '.gebouwd/schermen' }, host: { type: 'string' }, staat: { type: 'string' }, thema: { type: 'string' }, breedte: { type: 'string' },
  poort: { type: 'string', default: '0' }, 'zonder-axe': { type: 'boolean', default: false },
} });

/** The named ones of a list; a name that is not there ends the run. */
function gekozen<T extends string>(alle: readonly T[], namen: string | undefined): readonly T[] {
  const gevraagd = namen?.split(',');
  const vreemd = gevraagd?.filter((naam) => !alle.some((een) => een === naam)) ?? [];
  if (vreemd.length > 0) {
    console.error(`unknown: ${vreemd.join(', ')}; there are ${alle.join(', ')}`);
    process.exit(2);
  }
  return gevraagd === undefined ? alle : alle.filter((een) => gevraagd.includes(een));
}

const BREED: readonly number[] = gekozen(Object.keys(BREEDTES), opties.breedte).map(Number).toReversed();
const hoogteVan = (breedte: number): number => Object.entries(BREEDTES).find(([maat]) => Number(maat) === breedte)?.[1] ?? 900;

interface Foto { host: Host; staat: Staat; thema: Thema; breedte: number; png: Buffer; axe: string[] }
interface Opname { scherm: Scherm; staat: Staat; wie: Wie; host: Host; thema: Thema }

const wieVan = (scherm: Scherm, staat: Staat): Wie | undefined => (staat === 'laden' || staat === 'fout' ? (scherm.vraag === null ? undefined : scherm.gevuld) : scherm[staat]);
const opnamenVan = (scherm: Scherm): Opname[] => gekozen(HOSTS, opties.host).flatMap((host) => gekozen(STATEN, opties.staat).flatMap((staat) => {
  const wie = wieVan(scherm, staat);
  return wie === undefined ? [] : gekozen(THEMAS, opties.thema).map((thema) => ({ scherm, staat, wie, host, thema }));
}));

const NIEMAND: Persoon = { id: '', role: '', token: '', exp: 0, adminId: '', groepId: '', leerlingId: '' };

async function openContext(browser: Browser, wie: Persoon, thema: Thema): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'nl-NL', timezoneId: 'Europe/Amsterdam', viewport: { width: 1440, height: 900 } });
  const metTenant = wie.role !== 'leerling';
  const gebruiker = { _id: wie.id, role: wie.role, exp: wie.exp, ...(metTenant ? { adminId: wie.adminId } : {}) };
  await context.addInitScript(([token, tekst, id, naam]) => {
    for (const eigenaar of ['apparaat', id]) localStorage.setItem(`taaltocht.thema.${eigenaar}`, naam);
    if (token === '') return;
    localStorage.setItem('taaltocht.access_token', token);
    localStorage.setItem('taaltocht.user', tekst);
  }, [wie.token, JSON.stringify(gebruiker), wie.id, thema] as const);
  return context;
}

function adresVan(scherm: Scherm, plek: Plek, gast: Persoon): string {
  if (typeof scherm.pad === 'function') return `${plek.toneel.adres(plek.host)}${scherm.pad(plek)}`;
  const woord = plek.host === 'nl' ? 'groepen' : 'klassen';
  return `${plek.toneel.adres(plek.host)}/admins/${gast.adminId}${scherm.pad.replace('{groepen}', woord).replace('{groep}', gast.groepId).replace('{leerling}', gast.leerlingId)}`;
}

const weiger = (route: Route): Promise<void> => route.fulfill({ status: 500, contentType: 'application/json', body: JSON.stringify({ code: 'FOUT', message: 'Er ging iets mis. Je werk is bewaard.', nummer: '7K2M4' }) });

/** Holds back or refuses what the screen reads; what it needs to be a screen at all comes through. */
async function stoor(page: Page, { scherm, staat }: Opname): Promise<void> {
  if (staat !== 'laden' && staat !== 'fout') return;
  await page.route(scherm.vraag ?? PANEEL, (route) => (staat === 'fout' ? weiger(route) : undefined));
}

async function wacht(page: Page, staat: Staat): Promise<void> {
  await page.locator('h1, button.steen, .laden, .landkaart').first().waitFor({ timeout: 20_000 });
  if (staat === 'laden') return page.waitForTimeout(900);
  await page.locator('.geraamte, .laden').first().waitFor({ state: 'detached', timeout: 20_000 }).catch(() => undefined);
  await page.waitForLoadState('networkidle', { timeout: 8_000 }).catch(() => undefined);
  await page.waitForTimeout(250);
}

async function schiet(page: Page, { scherm, ...deel }: Opname, breedte: number): Promise<Foto> {
  await page.setViewportSize({ width: breedte, height: hoogteVan(breedte) });
  await page.waitForTimeout(300);
  const axe = opties['zonder-axe'] || scherm.papier === true ? [] : await bevindingen(page);
  // What lies over the page is as high as the window.
  const hoog = await page.getByRole('dialog').count() > 0 && scherm.papier !== true ? hoogteVan(breedte) : await page.evaluate(() => document.documentElement.scrollHeight);
  const png = await page.screenshot({ fullPage: true, animations: 'disabled', clip: { x: 0, y: 0, width: breedte, height: Math.min(hoog, 2 * hoogteVan(breedte)) } });
  return { ...deel, breedte, png, axe };
}

async function fotografeer(browser: Browser, toneel: Toneel, opname: Opname): Promise<Foto[]> {
  const { scherm, host, wie, staat } = opname;
  const mens = wie === 'niemand' ? NIEMAND : toneel.persoon(host, wie);
  // Who has no right comes to the screen of somebody of the same school, so that the right decides and not the address.
  const gast = staat === 'geenrecht' && wie === 'leerling' ? { ...toneel.persoon(host, 'schooladmin') } : mens;
  const plek = { host, wie: mens, toneel };
  const context = await openContext(browser, mens, opname.thema);
  try {
    const page = await context.newPage();
    await stoor(page, opname);
    await page.goto(adresVan(scherm, plek, gast));
    await wacht(page, staat);
    if (staat === 'gevuld') await scherm.doe?.(page, plek);
    await wacht(page, staat);
    if (scherm.papier === true) await page.emulateMedia({ media: 'print' });
    const fotos: Foto[] = [];
    for (const breedte of scherm.papier === true ? [794] : BREED) fotos.push(await schiet(page, opname, breedte));
    return fotos;
  } finally {
    await context.close();
  }
}

const RAND = 14;
const KOP = 30;
const kopje = (tekst: string, breed: number): Buffer => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${breed}" height="${KOP}"><text x="6" y="21" font-family="sans-serif" font-size="18" fill="#fff">${tekst}</text></svg>`);

/** One picture of all pictures of a screen: a row a state, light beside dark. */
async function plak(fotos: readonly Foto[], bestand: string): Promise<void> {
  const namen = new Set(fotos.map(({ host, staat }) => `${host} ${staat}`));
  const delen: { input: Buffer; left: number; top: number }[] = [];
  let top = 0;
  let breed = 0;
  for (const naam of namen) {
    const rij = fotos.filter(({ host, staat }) => `${host} ${staat}` === naam);
    const kleiner = await Promise.all(rij.map(async ({ breedte, png, ...foto }) => ({ foto, ...await sharp(png).resize({ width: Math.round(breedte * (breedte < 500 ? 0.6 : 0.45)) }).png().toBuffer({ resolveWithObject: true }) })));
    let left = RAND;
    for (const { foto, data, info } of kleiner) {
      delen.push({ input: kopje(`${naam} ${foto.thema}`, Math.max(info.width, 160)), left, top }, { input: data, left, top: top + KOP });
      left += Math.max(info.width, 160) + RAND;
    }
    breed = Math.max(breed, left);
    top += KOP + RAND + Math.max(...kleiner.map(({ info }) => info.height));
  }
  await sharp({ create: { width: breed, height: top, channels: 3, background: '#5b6478' } }).composite(delen).png({ palette: true }).toFile(bestand);
}

async function photographScreen(browser: Browser, toneel: Toneel, scherm: Scherm): Promise<string[]> {
  const map = `${opties.uit}/${scherm.naam}`;
  mkdirSync(map, { recursive: true });
  const fotos: Foto[] = [];
  const fouten: string[] = [];
  for (const opname of opnamenVan(scherm)) {
    const naam = `${scherm.naam} ${opname.host} ${opname.staat} ${opname.thema}`;
    const genomen = await fotografeer(browser, toneel, opname).catch((fout: unknown) => {
      fouten.push(`${naam}: no picture: ${fout instanceof Error ? fout.message.split('\n')[0] ?? '' : String(fout)}`);
      return [];
    });
    for (const foto of genomen) {
      writeFileSync(`${map}/${foto.host}-${foto.staat}-${foto.breedte}-${foto.thema}.png`, foto.png);
      fouten.push(...foto.axe.map((regel) => `${naam} ${foto.breedte}: ${regel}`));
    }
    fotos.push(...genomen);
  }
  if (fotos.length > 0) await plak(fotos, `${opties.uit}/${scherm.naam}.png`);
  console.log(`${scherm.naam}: ${fotos.length} pictures${fouten.length === 0 ? '' : `\n  ${fouten.join('\n  ')}`}`);
  return fouten;
}

const namen = gekozen(SCHERMEN.map(({ naam }) => naam), opties.scherm);
await buildAll();
const toneel = await openToneel(Number(opties.poort));
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
const ruimOp = (): Promise<void> => browser.close().finally(() => toneel.stop());
for (const sein of ['SIGINT', 'SIGTERM'] as const) process.once(sein, () => void ruimOp().finally(() => process.exit(130)));
try {
  const fouten: string[] = [];
  for (const scherm of SCHERMEN.filter(({ naam }) => namen.includes(naam))) fouten.push(...await photographScreen(browser, toneel, scherm));
  console.log(`${fouten.length} findings; pictures in ${opties.uit}`);
  process.exitCode = fouten.length === 0 ? 0 : 1;
} finally {
  await ruimOp();
}
