import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderFrontPage } from '#web/areas/site/home/press-off.tsx';
import { session } from '#web/platform/session.ts';

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('[data-demo]')];

/** The printed page with its script. */
async function open(locale: 'nl-NL' | 'nl-BE'): Promise<void> {
  document.body.innerHTML = (await renderFrontPage(locale)).html;
  vi.resetModules();
  await import('./front-page.ts');
}

beforeEach(() => session.logout({ redirect: false }));
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.localStorage.clear();
});

it('is printed in the language of the host, with doors, demo and the way up', async () => {
  const nl = await renderFrontPage('nl-NL');
  const be = await renderFrontPage('nl-BE');
  expect(nl.titel).toContain('Taaltocht');
  expect(nl.description).toContain('groep 3');
  expect(be.description).toContain('leerjaar');
  expect(be.html).toContain('data-groepenwoord="klassen"');
  await open('nl-NL');
  expect(buttons()).toHaveLength(4);
  expect(document.querySelectorAll('a[href="/app/auth/login"]').length).toBeGreaterThan(3);
  expect(globalThis.location.pathname).toBe('/site/home');
  const up = vi.fn();
  vi.stubGlobal('scrollTo', up);
  document.querySelector<HTMLButtonElement>('[data-boven]')?.click();
  expect(up).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

it('says calmly that there is no connection and lets the child try again', { timeout: 30_000 }, async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await open('nl-NL');
  buttons()[0]?.click();
  expect(buttons().every((button) => button.disabled)).toBe(true);
  await vi.waitFor(
    () =>
      expect(document.querySelector('[role="alert"]')?.textContent).toBe(
        document.querySelector<HTMLElement>('.home')?.dataset['foutVerbinding'],
      ),
    { timeout: 20_000 },
  );
  expect(buttons().some((button) => button.disabled)).toBe(false);
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
});

it('shows who is signed in the way to the own screens', async () => {
  const exp = Math.floor(Date.now() / 1_000) + 3_600;
  session.begin({ token: 'x.y.z', gebruiker: { _id: 'd1', role: 'docent', adminId: 'a1', exp } });
  await open('nl-BE');
  const menu = document.querySelector('[data-omgeving]');
  expect(menu?.querySelector('a')?.getAttribute('href')).toBe('/admins/a1/klassen');
  expect(menu?.querySelector('[data-demo]')).toBeNull();
});
