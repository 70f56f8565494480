/**
 * npm run -s schermen -- [--scherm naam,naam] [--uit map] [--host nl,be] [--staat leeg,...] [--thema licht,...] [--breedte 1440,...]
 * Photographs the screens in their states on an own data folder: a PNG a picture, a sheet a screen, and axe on each.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContext, type Page, type Route } from '@playwright/test';
import sharp from 'sharp';
import { buildAll } from '../build/start.ts';
import { bevindingen } from './axe.ts';
import { findBrowser } from './browser.ts';
import { PANEEL, SCHERMEN, STATEN, type Plek, type Scherm, type Staat } from './schermen-lijst.ts';
import { HOSTS, openToneel, ZONDER_TENANT, type Host, type Persoon, type Toneel, type Wie } from './schermen-toneel.ts';

const THEMAS = ['licht', 'donker'] as const;
type Thema = (typeof THEMAS)[number];
const BREEDTES = { 1440: 900, 1024: 768, 390: 844 } as const;

const { values: opties } = parseArgs({
  options: {
    scherm: { type: 'string' },
    uit: { type: 'string', default: '.gebouwd/schermen' },
    host: { type: 'string' },
    staat: { type: 'string' },
    thema: { type: 'string' },
    breedte: { type: 'string' },
    poort: { type: 'string', default: '0' },
    'zonder-axe': { type: 'boolean', default: false },
  },
});

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
const hoogteVan = (breedte: number): number =>
  Object.entries(BREEDTES).find(([maat]) => Number(maat) === breedte)?.[1] ?? 900;

interface Foto {
  host: Host;
  staat: Staat;
  thema: Thema;
  breedte: number;
  png: Buffer;
  axe: string[];
}
interface Oogst {
  fotos: Foto[];
  fouten: string[];
}
interface Opname {
  scherm: Scherm;
  staat: Staat;
  wie: Wie;
  host: Host;
}
interface Maat {
  thema: Thema;
  breedte: number;
}

const wieVan = (scherm: Scherm, staat: Staat): Wie | undefined =>
  staat === 'laden' || staat === 'fout' ? (scherm.vraag === null ? undefined : scherm.gevuld) : scherm[staat];
const opnamenVan = (scherm: Scherm): Opname[] =>
  gekozen(HOSTS, opties.host).flatMap((host) =>
    gekozen(STATEN, opties.staat).flatMap((staat) => {
      const wie = wieVan(scherm, staat);
      return wie === undefined ? [] : [{ scherm, staat, wie, host }];
    }),
  );

/** Paper knows one width and one theme. */
const matenVan = ({ papier }: Scherm): Maat[] =>
  papier === true
    ? [{ thema: 'licht', breedte: 794 }]
    : gekozen(THEMAS, opties.thema).flatMap((thema) => BREED.map((breedte) => ({ thema, breedte })));

const NIEMAND: Persoon = { id: '', role: '', token: '', exp: 0, adminId: '', groepId: '', leerlingId: '' };

async function openContext(browser: Browser, wie: Persoon): Promise<BrowserContext> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1440, height: 900 },
  });
  const gebruiker = {
    _id: wie.id,
    role: wie.role,
    exp: wie.exp,
    ...(ZONDER_TENANT.includes(wie.role) ? {} : { adminId: wie.adminId }),
  };
  await context.addInitScript(
    ([token, tekst]) => {
      if (token === '') return;
      localStorage.setItem('taaltocht.access_token', token);
      localStorage.setItem('taaltocht.user', tekst);
    },
    [wie.token, JSON.stringify(gebruiker)] as const,
  );
  return context;
}

/** Chooses the theme as another tab does, so that the page with what was done on it stays. */
const kiesThema = (page: Page, wie: Persoon, thema: Thema): Promise<void> =>
  page.evaluate(
    ([id, naam]) => {
      for (const eigenaar of ['apparaat', id]) localStorage.setItem(`taaltocht.thema.${eigenaar}`, naam);
      globalThis.dispatchEvent(new StorageEvent('storage'));
      // The stylesheet follows at once, the components with their next render.
      return new Promise<void>((klaar) => {
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => klaar())), 500);
      });
    },
    [wie.id, thema] as const,
  );

function adresVan(scherm: Scherm, plek: Plek, gast: Persoon): string {
  if (typeof scherm.pad === 'function') return `${plek.toneel.adres(plek.host)}${scherm.pad(plek)}`;
  const woord = plek.host === 'nl' ? 'groepen' : 'klassen';
  return `${plek.toneel.adres(plek.host)}/admins/${gast.adminId}${scherm.pad.replace('{groepen}', woord).replace('{groep}', gast.groepId).replace('{leerling}', gast.leerlingId)}`;
}

const weiger = (route: Route): Promise<void> =>
  route.fulfill({
    status: 500,
    contentType: 'application/json',
    body: JSON.stringify({ code: 'FOUT', message: 'Er ging iets mis. Je werk is bewaard.', nummer: '7K2M4' }),
  });

/** Holds back or refuses what the screen reads; what it needs to be a screen at all comes through. */
async function stoor(page: Page, { scherm, staat }: Opname): Promise<void> {
  if (staat !== 'laden' && staat !== 'fout') return;
  await page.route(scherm.vraag ?? PANEEL, (route) => (staat === 'fout' ? weiger(route) : undefined));
}

async function wacht(page: Page, staat: Staat): Promise<void> {
  await page.locator('h1, button.steen, .laden, .landkaart, .kaart-staat').first().waitFor({ timeout: 20_000 });
  if (staat === 'laden') {
    // A busy machine may still be fetching the screen itself.
    await page
      .locator('.geraamte, .laden, [aria-busy="true"]')
      .first()
      .waitFor({ timeout: 10_000 })
      .catch(() => undefined);
    return page.waitForTimeout(900);
  }
  await page
    .locator('.geraamte, .laden')
    .first()
    .waitFor({ state: 'detached', timeout: 20_000 })
    .catch(() => undefined);
  await page.waitForLoadState('networkidle', { timeout: 8_000 }).catch(() => undefined);
  await page.waitForTimeout(250);
}

/** Findings that last: a busy machine may still be changing its theme at the first look. */
async function blijvend(page: Page): Promise<string[]> {
  if ((await bevindingen(page)).length === 0) return [];
  await page.waitForTimeout(1500);
  return bevindingen(page);
}

async function schiet(page: Page, { scherm, host, staat }: Opname, { thema, breedte }: Maat): Promise<Foto> {
  await page.setViewportSize({ width: breedte, height: hoogteVan(breedte) });
  await page.waitForTimeout(300);
  const axe = opties['zonder-axe'] || scherm.papier === true ? [] : await blijvend(page);
  // What sticks to the window belongs at its top, wherever the page was left.
  await page.evaluate(() => globalThis.scrollTo(0, 0));
  // What lies over the page is as high as the window.
  const hoog =
    (await page.getByRole('dialog').count()) > 0 && scherm.papier !== true
      ? hoogteVan(breedte)
      : await page.evaluate(() => document.documentElement.scrollHeight);
  const png = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    clip: { x: 0, y: 0, width: breedte, height: Math.min(hoog, 2 * hoogteVan(breedte)) },
  });
  return { host, staat, thema, breedte, png, axe };
}

/** Who has no right comes to the screen of somebody of the same school, so that the right decides and not the address. */
function gastVan({ scherm, staat, wie, host }: Opname, toneel: Toneel, mens: Persoon): Persoon {
  const bij = scherm.bij ?? (staat === 'geenrecht' && wie === 'leerling' ? 'schooladmin' : undefined);
  return bij === undefined ? mens : toneel.persoon(host, bij);
}

/** What goes wrong in the page itself; a refused call is what some states are about. */
function luister(page: Page): string[] {
  const fouten: string[] = [];
  page.on('pageerror', ({ message }) => fouten.push(message));
  page.on('console', (regel) => {
    if (regel.type() === 'error' && !regel.text().startsWith('Failed to load resource'))
      fouten.push(regel.text().split('\n')[0] ?? '');
  });
  return fouten;
}

async function fotografeer(browser: Browser, toneel: Toneel, opname: Opname): Promise<Oogst> {
  const { scherm, host, wie, staat } = opname;
  const mens = wie === 'niemand' ? NIEMAND : toneel.persoon(host, wie);
  const plek = { host, wie: mens, toneel };
  await scherm.vooraf?.(plek, staat);
  const context = await openContext(browser, mens);
  try {
    const page = await context.newPage();
    const fouten = luister(page);
    await stoor(page, opname);
    await page.goto(adresVan(scherm, plek, gastVan(opname, toneel, mens)));
    await wacht(page, staat);
    if (staat === 'gevuld') {
      await scherm.doe?.(page, plek);
      await wacht(page, staat);
    }
    if (scherm.papier === true) await page.emulateMedia({ media: 'print' });
    const fotos: Foto[] = [];
    let thema: Thema | undefined;
    for (const maat of matenVan(scherm)) {
      if (maat.thema !== thema) await kiesThema(page, mens, maat.thema);
      ({ thema } = maat);
      fotos.push(await schiet(page, opname, maat));
    }
    return { fotos, fouten: [...new Set(fouten)] };
  } finally {
    await context.close();
  }
}

const RAND = 14;
const KOP = 30;
const kopje = (tekst: string, breed: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${breed}" height="${KOP}"><text x="6" y="21" font-family="sans-serif" font-size="18" fill="#fff">${tekst}</text></svg>`,
  );

/** One picture of all pictures of a screen: a row a state, light beside dark. */
async function plak(fotos: readonly Foto[], bestand: string): Promise<void> {
  const namen = new Set(fotos.map(({ host, staat }) => `${host} ${staat}`));
  const delen: { input: Buffer; left: number; top: number }[] = [];
  let top = 0;
  let breed = 0;
  for (const naam of namen) {
    const rij = fotos.filter(({ host, staat }) => `${host} ${staat}` === naam);
    const kleiner = await Promise.all(
      rij.map(async ({ breedte, png, ...foto }) => ({
        foto,
        ...(await sharp(png)
          .resize({ width: Math.round(breedte * (breedte < 500 ? 0.6 : 0.45)) })
          .png()
          .toBuffer({ resolveWithObject: true })),
      })),
    );
    let left = RAND;
    for (const { foto, data, info } of kleiner) {
      delen.push(
        { input: kopje(`${naam} ${foto.thema}`, Math.max(info.width, 160)), left, top },
        { input: data, left, top: top + KOP },
      );
      left += Math.max(info.width, 160) + RAND;
    }
    breed = Math.max(breed, left);
    top += KOP + RAND + Math.max(...kleiner.map(({ info }) => info.height));
  }
  await sharp({ create: { width: breed, height: top, channels: 3, background: '#5b6478' } })
    .composite(delen)
    .png({ palette: true })
    .toFile(bestand);
}

/** One picture session after the other; one that fails does not stop the rest. */
async function werkAf(browser: Browser, toneel: Toneel, opnamen: readonly Opname[]): Promise<Oogst> {
  const oogst: Oogst = { fotos: [], fouten: [] };
  for (const opname of opnamen) {
    const naam = `${opname.scherm.naam} ${opname.host} ${opname.staat}`;
    const { fotos, fouten } = await fotografeer(browser, toneel, opname).catch((fout: unknown): Oogst => ({
      fotos: [],
      fouten: [`no picture: ${fout instanceof Error ? (fout.message.split('\n')[0] ?? '') : String(fout)}`],
    }));
    oogst.fouten.push(...fouten.map((regel) => `${naam}: ${regel}`));
    for (const foto of fotos) {
      writeFileSync(
        `${opties.uit}/${opname.scherm.naam}/${foto.host}-${foto.staat}-${foto.breedte}-${foto.thema}.png`,
        foto.png,
      );
      oogst.fouten.push(...foto.axe.map((regel) => `${naam} ${foto.thema} ${foto.breedte}: ${regel}`));
    }
    oogst.fotos.push(...fotos);
  }
  return oogst;
}

/** The hosts go beside each other, except where what is prepared for one shows on the other. */
async function photographScreen(browser: Browser, toneel: Toneel, scherm: Scherm): Promise<Oogst> {
  mkdirSync(`${opties.uit}/${scherm.naam}`, { recursive: true });
  const opnamen = opnamenVan(scherm);
  const rijen =
    scherm.vooraf === undefined ? HOSTS.map((host) => opnamen.filter((opname) => opname.host === host)) : [opnamen];
  const oogsten = await Promise.all(rijen.map((rij) => werkAf(browser, toneel, rij)));
  const [fotos, fouten] = [oogsten.flatMap((oogst) => oogst.fotos), oogsten.flatMap((oogst) => oogst.fouten)];
  if (fotos.length > 0) await plak(fotos, `${opties.uit}/${scherm.naam}.png`);
  console.log(`${scherm.naam}: ${fotos.length} pictures${fouten.length === 0 ? '' : `\n  ${fouten.join('\n  ')}`}`);
  return { fotos, fouten };
}

const namen = gekozen(
  SCHERMEN.map(({ naam }) => naam),
  opties.scherm,
);
await buildAll();
const toneel = await openToneel(Number(opties.poort));
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--lang=nl-NL'],
  env: { ...process.env, LANGUAGE: 'nl', LANG: 'nl_NL.UTF-8' },
});
const ruimOp = (): Promise<void> => browser.close().finally(() => toneel.stop());
for (const sein of ['SIGINT', 'SIGTERM'] as const)
  process.once(sein, () => void ruimOp().finally(() => process.exit(130)));
try {
  let [aantal, fouten] = [0, 0];
  for (const scherm of SCHERMEN.filter(({ naam }) => namen.includes(naam))) {
    const oogst = await photographScreen(browser, toneel, scherm);
    aantal += oogst.fotos.length;
    fouten += oogst.fouten.length;
  }
  console.log(
    `${aantal} pictures, ${fouten} findings${opties['zonder-axe'] ? ' (axe did not look)' : ''}; in ${opties.uit}`,
  );
  process.exitCode = fouten === 0 ? 0 : 1;
} finally {
  await ruimOp();
}
