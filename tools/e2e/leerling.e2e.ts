/** The first playable day: sign in, map, stone, game, result, star on the map, and the teacher sees those very answers. */
import { expect, test, type Page, type Request } from '@playwright/test';
import { createDenker, type PoolItem, type Soort } from './denker.ts';
import { api, deurenVan, type Deur, type Kaart } from './kaart.ts';
import { leerlingMet, meldLeerlingAan, meldVolwasseneAan, omgeving } from './reis.ts';
import { schilderWeinig, speelUit, type Wijze } from './speelbot.ts';

interface Gestuurd { ruw: string; doelId: string }

function luisterNaarAntwoorden(page: Page): Gestuurd[] {
  const lijst: Gestuurd[] = [];
  page.on('request', (request: Request) => {
    if (!request.url().endsWith('/api/antwoorden')) return;
    const body: { antwoorden?: Gestuurd[] } = request.postDataJSON() ?? {};
    lijst.push(...(body.antwoorden ?? []));
  });
  return lijst;
}

/** Plays one game of the product to its result. */
async function speelSpel(page: Page, deur: Deur, hoe: { wijze: Wijze; soort: Soort }): Promise<void> {
  const ronde = page.waitForResponse((r) => r.url().includes('/spelrondes') && r.request().method() === 'POST' && !r.url().includes('afsluitingen'));
  await page.goto(`${omgeving().adres}${deur.pad}`);
  const { pool }: { pool: PoolItem[] } = JSON.parse(await (await ronde).text());
  await speelUit(page, { wijze: hoe.wijze, denk: createDenker(new Map(pool.map((item) => [item.id, item])), hoe.soort), max: 900 });
  await expect(page.getByRole('button', { name: /kaart/i }).first()).toBeVisible();
}

test.use({ hasTouch: true, viewport: { width: 960, height: 540 } });

for (const [soort, wijze, antwoord] of [['plaatjes', 'spiegel', 'fout'], ['wachtwoord', 'toetsen', 'goed']] as const) {
  test(`a pupil with ${soort} plays by ${wijze}, the answers count and the teacher sees them`, async ({ page, browser }) => {
    const rij = leerlingMet(soort);
    const gestuurd = luisterNaarAntwoorden(page);
    await schilderWeinig(page);
    await meldLeerlingAan(page, rij);
    await page.getByRole('button', { name: /speel/i }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    const deuren = await deurenVan(page);
    expect(deuren.length).toBeGreaterThan(0);
    const deur = deuren[0];
    if (deur === undefined) return;
    await speelSpel(page, deur, { wijze, soort: antwoord });
    await expect.poll(() => gestuurd.length).toBeGreaterThan(0);
    await page.getByRole('button', { name: /kaart/i }).first().click();
    await expect(page).toHaveURL(/landkaart/);
    const taak = deur.pad.split('/taken/')[1]?.split('/')[0] ?? '';
    const kaart: Kaart = JSON.parse(JSON.stringify(await api(page, `/api/leerlingen/${deur.leerlingId}/landkaart`)));
    expect(kaart.routes.flatMap((route) => route.stenen).find((steen) => steen.taakId === taak)?.sterren).toBeGreaterThanOrEqual(1);

    const juf = await (await browser.newContext()).newPage();
    await meldVolwasseneAan(juf, 'marit.oosterling');
    const doel = gestuurd[0]?.doelId ?? '';
    const lijst = JSON.stringify(await api(juf, `/api/admins/${rij.adminId}/leerlingen/${deur.leerlingId}/antwoorden?doel=${doel}`));
    for (const { ruw, doelId } of gestuurd) if (doelId === doel) expect(lijst).toContain(JSON.stringify(ruw));
    await juf.context().close();
  });
}
