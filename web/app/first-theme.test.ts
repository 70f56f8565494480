/** The script in the head of both pages: the theme stands before anything is drawn, and is the one that the application reads afterwards. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createTheme } from '#web/platform/theme.ts';
import { createBrowserSession } from '#web/platform/session.ts';
import { memoryStorage, type KeyValueStorage } from '#web/platform/storage.ts';

const NOW = 1_800_000_000_000;
const scriptOf = (page: string): string =>
  /<script>([^<]+)<\/script>/.exec(readFileSync(new URL(`../${page}`, import.meta.url), 'utf8'))?.[1] ?? '';
const script = scriptOf('site.html');

interface Kept {
  local: Record<string, string>;
  temporary: Record<string, string>;
}
const filled = (rows: Record<string, string>): KeyValueStorage => {
  const storage = memoryStorage();
  for (const [key, value] of Object.entries(rows)) storage.write(key, value);
  return storage;
};

/** What the script puts on the page of a browser that keeps this. */
function firstThemeOf({ local, temporary }: Kept): { theme: string | undefined; scheme: string } {
  const storage = (rows: Record<string, string>) => ({ getItem: (key: string) => rows[key] ?? null });
  const meta = { content: 'light' };
  const dataset: Record<string, string> = {};
  runInNewContext(script, {
    sessionStorage: storage(temporary),
    localStorage: storage(local),
    document: { documentElement: { dataset }, querySelector: () => meta },
    Date: { now: () => NOW },
  });
  return { theme: dataset['thema'], scheme: meta.content };
}

function themeOfApplication({ local, temporary }: Kept): string {
  const storage = filled(local);
  const session = createBrowserSession({
    local: storage,
    temporary: filled(temporary),
    nu: () => NOW,
    loadPage: () => undefined,
  });
  return createTheme({ storage, gebruikerId: () => session.gebruiker()?._id ?? null, toon: () => undefined }).read();
}

const user = (id: string, seconds: number): string =>
  JSON.stringify({ _id: id, role: 'docent', adminId: 'a', exp: NOW / 1_000 + seconds });
const device = {
  'taaltocht.thema.apparaat': 'donker',
  'taaltocht.thema.anna': 'rustig',
  'taaltocht.thema.bo': 'licht',
};

it('is the same on the public pages and in the application', () => {
  expect(script).toContain('taaltocht.thema.');
  expect(scriptOf('index.html')).toBe(script);
});

it.each<[string, Kept, string]>([
  ['nobody chose', { local: {}, temporary: {} }, 'licht'],
  ['the device is dark', { local: device, temporary: {} }, 'donker'],
  ['somebody is signed in', { local: { ...device, 'taaltocht.user': user('anna', 60) }, temporary: {} }, 'rustig'],
  ['that sign-in is over', { local: { ...device, 'taaltocht.user': user('anna', -60) }, temporary: {} }, 'donker'],
  [
    'somebody else came in by single sign-on',
    {
      local: { ...device, 'taaltocht.user': user('anna', 60) },
      temporary: { 'taaltocht.sso': '1', 'taaltocht.user': user('bo', 60) },
    },
    'licht',
  ],
  ['somebody without a choice', { local: { ...device, 'taaltocht.user': user('cas', 60) }, temporary: {} }, 'licht'],
])('is what the application reads when %s', (_, kept, theme) => {
  expect(firstThemeOf(kept)).toEqual({ theme, scheme: theme === 'donker' ? 'dark' : 'light' });
  expect(themeOfApplication(kept)).toBe(theme);
});

it('leaves the page alone where nothing may be read', () => {
  const dataset: Record<string, string> = {};
  runInNewContext(script, { document: { documentElement: { dataset } } });
  expect(dataset).toEqual({});
});
