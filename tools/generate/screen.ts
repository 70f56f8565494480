import { pascal, type Files } from './names.ts';

/** Areas that find their screens by glob. */
const AREAS: ReadonlySet<string> = new Set(['admins', 'leerling', 'superadmin']);

/** A screen in an area: page, route, texts and test. Its address is its name until somebody gives it another. */
export function screen(name: string): Files {
  const [area = '', short = ''] = name.includes('/') ? name.split('/') : ['admins', name];
  if (!AREAS.has(area)) throw new Error(`no area ${area}; a screen is made in ${[...AREAS].join(', ')}`);
  const P = pascal(short);
  const dir = `web/areas/${area}/${short}`;
  return {
    [`${dir}/${short}-page.tsx`]: `import { useTranslation } from 'react-i18next';

export function ${P}Page() {
  const { t } = useTranslation('${short}');
  return <h1>{t('titel')}</h1>;
}
`,
    [`${dir}/route.ts`]: `import { lazy } from 'react';
import type { ScreenRoute } from '#web/platform/screen-route.ts';

export const route: ScreenRoute = {
  path: '${short}',
  Page: lazy(async () => ({ default: (await import('./${short}-page.tsx')).${P}Page })),
};
`,
    [`${dir}/${short}-page.test.tsx`]: `import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { expect, it } from 'vitest';
import texts from './i18n/nl.json' with { type: 'json' };
import { ${P}Page } from './${short}-page.tsx';

it('has one heading, in words', async () => {
  const resources = { nl: { '${short}': texts } };
  await i18next.use(initReactI18next).init({ lng: 'nl', keySeparator: false, resources });
  render(<${P}Page />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.titel);
});
`,
    [`${dir}/i18n/nl.json`]: `{\n  "titel": "${P}"\n}\n`,
  };
}
