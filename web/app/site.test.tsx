import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderSite, type PrintedPage } from '#web/areas/site/press-off.tsx';
import type { Locale } from '#web/platform/locale.ts';
import { session } from '#web/platform/session.ts';

const LOCALES = ['nl-NL', 'nl-BE'] as const;
const printed = new Map<Locale, PrintedPage[]>(
  await Promise.all(LOCALES.map(async (locale) => [locale, await renderSite(locale)] as const)),
);
const pagesOf = (locale: Locale): PrintedPage[] => printed.get(locale) ?? [];
const printOf = (locale: Locale, path: string): PrintedPage => {
  const page = pagesOf(locale).find((one) => one.path === path);
  if (!page) throw new Error(`${path} is not printed`);
  return page;
};
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('[data-demo]')];

/** A printed page with its script. */
async function open(locale: Locale, path = 'home'): Promise<void> {
  document.body.innerHTML = printOf(locale, path).html;
  vi.resetModules();
  await import('./site.ts');
}

beforeEach(() => session.logout({ redirect: false }));
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.localStorage.clear();
});

it('is printed in the language of the host, with doors and demo', async () => {
  const nl = printOf('nl-NL', 'home');
  const be = printOf('nl-BE', 'home');
  expect(nl.titel).toContain('Taaltocht');
  expect(nl.description).toContain('groep 3');
  expect(be.description).toContain('leerjaar');
  expect(be.html).toContain('data-groepenwoord="klassen"');
  await open('nl-NL');
  expect(buttons()).toHaveLength(1);
  expect(document.querySelectorAll('a[href="/app/auth/login"]').length).toBeGreaterThan(2);
  expect(globalThis.location.pathname).toBe('/site/home');
});

it('says calmly that there is no connection and lets the child try again', { timeout: 40_000 }, async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await open('nl-NL');
  // How soon the script of the page is there depends on the machine.
  await waitFor(
    () => {
      buttons()[0]?.click();
      expect(buttons().every((button) => button.disabled)).toBe(true);
    },
    { timeout: 10_000 },
  );
  await waitFor(
    () =>
      expect(document.querySelector('[role="alert"]')?.textContent).toBe(
        document.querySelector<HTMLElement>('[data-melding]')?.dataset['foutVerbinding'],
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
  expect(document.querySelector('[data-own]:not([hidden])')?.getAttribute('href')).toBe('/admins/a1/klassen');
  expect(document.querySelectorAll('[data-guest]:not([hidden])')).toHaveLength(0);
});

const AREAS = /^\/(?:app\/auth|admins|superadmin|leerling)\//;
const KEY = /^[a-z][\w-]*(?:\.[\w-]+)+$/;

/** Texts of a page, one per element that holds text. */
function textsOf(root: ParentNode): string[] {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const out: string[] = [];
  while (walk.nextNode()) if (root.contains(walk.currentNode)) out.push(walk.currentNode.textContent?.trim() ?? '');
  return out;
}

function headingLevels(): number[] {
  return [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((one) => Number(one.tagName.slice(1)));
}

describe.each(LOCALES)('%s', (locale) => {
  const known = new Set(pagesOf(locale).map(({ path }) => `/site/${path}`));

  it.each(pagesOf(locale).map(({ path }) => path))('%s reads whole, and leads somewhere', (path) => {
    const page = printOf(locale, path);
    document.body.innerHTML = page.html;
    expect(page.titel.length).toBeGreaterThan(10);
    expect(page.description.length).toBeGreaterThan(40);
    const levels = headingLevels();
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    expect(textsOf(document.body).filter((text) => KEY.test(text))).toEqual([]);
    expect(page.html).not.toMatch(/\{\{|undefined|\[object/);
    const lost = [...document.querySelectorAll('a[href]')]
      .map((link) => link.getAttribute('href') ?? '')
      .filter((link) => !AREAS.test(link))
      .filter((whole) => {
        const [address = '', anchor] = whole.split('#');
        const [to = ''] = address.split('?');
        if (to === '') return document.getElementById(anchor ?? '') === null;
        if (!known.has(to)) return !/^(?:https?|data):/.test(to);
        return anchor !== undefined && !printOf(locale, to.replace('/site/', '')).html.includes(`id="${anchor}"`);
      });
    expect(lost).toEqual([]);
    const nameless = [...document.querySelectorAll('a, button')].filter(
      (one) => (one.textContent ?? '').trim() === '' && !one.hasAttribute('aria-label'),
    );
    expect(nameless.map((one) => one.outerHTML)).toEqual([]);
  });
});

it('says groep in the Netherlands and klas or leerjaar in Flanders', () => {
  const strange = (locale: Locale, words: RegExp) =>
    pagesOf(locale).flatMap(({ path, html }) => {
      document.body.innerHTML = html;
      return textsOf(document.body)
        .filter((text) => words.test(text))
        .map((text) => `${path}: ${text}`);
    });
  expect(strange('nl-NL', /\b(?:leerja(?:ar|ren)|logopediepraktijk|zorgcoördinator|instellingsnummer)\b/i)).toEqual([]);
  expect(strange('nl-BE', /\b(?:groep [3-8]|groepen|RT|BRIN|remedial|IB'er|intern begeleider)\b/)).toEqual([]);
});
