import type { Page } from '@playwright/test';

export interface Deur { pad: string; spel: string; leerlingId: string }
export interface Kaart { routes: { somvensterId: string; stenen: { taakId: string; status: string; sterren: number; deuren: (string | { spel: string })[] }[] }[]; leerling: { sterren?: number } }

/** Answer of the product's own API for whoever is signed in on the page. */
export const api = (page: Page, pad: string): Promise<unknown> => page.evaluate(async (adres) => {
  const token = localStorage.getItem('taaltocht.access_token') ?? '';
  return (await fetch(adres, { headers: { Authorization: `Bearer ${token}` } })).json();
}, pad);

/** All doors that the map of the signed-in pupil offers now. */
export async function deurenVan(page: Page): Promise<Deur[]> {
  const leerlingId = page.url().split('/leerling/')[1]?.split('/')[0] ?? '';
  const kaart: Kaart = JSON.parse(JSON.stringify(await api(page, `/api/leerlingen/${leerlingId}/landkaart`)));
  return kaart.routes.flatMap((route) => route.stenen.flatMap((steen) => steen.deuren.map((deur) => {
    const spel = typeof deur === 'string' ? deur : deur.spel;
    return { spel, leerlingId, pad: `/leerling/${leerlingId}/somvensters/${route.somvensterId}/taken/${steen.taakId}/spellen/${spel}` };
  })));
}

