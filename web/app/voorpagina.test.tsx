import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drukVoorpaginaAf } from '#web/areas/site/home/druk-af.tsx';
import { sessie } from '#web/platform/sessie.ts';

const knoppen = () => [...document.querySelectorAll<HTMLButtonElement>('[data-demo]')];

/** The printed page with its script. */
async function open(locale: 'nl-NL' | 'nl-BE'): Promise<void> {
  document.body.innerHTML = (await drukVoorpaginaAf(locale)).html;
  vi.resetModules();
  await import('./voorpagina.ts');
}

beforeEach(() => sessie.logout({ redirect: false }));
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.localStorage.clear();
});

it('is printed in the language of the host, with doors, demo and the way up', async () => {
  const nl = await drukVoorpaginaAf('nl-NL');
  const be = await drukVoorpaginaAf('nl-BE');
  expect(nl.titel).toContain('Taaltocht');
  expect(nl.omschrijving).toContain('groep 3');
  expect(be.omschrijving).toContain('leerjaar');
  expect(be.html).toContain('data-groepenwoord="klassen"');
  await open('nl-NL');
  expect(knoppen()).toHaveLength(4);
  expect(document.querySelectorAll('a[href="/app/auth/login"]').length).toBeGreaterThan(3);
  expect(globalThis.location.pathname).toBe('/site/home');
  const omhoog = vi.fn();
  vi.stubGlobal('scrollTo', omhoog);
  document.querySelector<HTMLButtonElement>('[data-boven]')?.click();
  expect(omhoog).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

it('says calmly that there is no connection and lets the child try again', { timeout: 30_000 }, async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await open('nl-NL');
  knoppen()[0]?.click();
  expect(knoppen().every((knop) => knop.disabled)).toBe(true);
  await vi.waitFor(
    () =>
      expect(document.querySelector('[role="alert"]')?.textContent).toBe(
        document.querySelector<HTMLElement>('.home')?.dataset['foutVerbinding'],
      ),
    { timeout: 20_000 },
  );
  expect(knoppen().some((knop) => knop.disabled)).toBe(false);
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
});

it('shows who is signed in the way to the own screens', async () => {
  const exp = Math.floor(Date.now() / 1_000) + 3_600;
  sessie.begin({ token: 'x.y.z', gebruiker: { _id: 'd1', role: 'docent', adminId: 'a1', exp } });
  await open('nl-BE');
  const menu = document.querySelector('[data-omgeving]');
  expect(menu?.querySelector('a')?.getAttribute('href')).toBe('/admins/a1/klassen');
  expect(menu?.querySelector('[data-demo]')).toBeNull();
});
