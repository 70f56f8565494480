import { createInstance, type i18n as I18n, type Resource } from 'i18next';
import { prerender } from 'react-dom/static';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { I18N_OPTIONS, languageOf } from '#web/i18n/i18n.ts';
import { byNamespace } from '#web/i18n/namespace.ts';
import type { Locale } from '#web/platform/locale.ts';
import { PAGE_DESCRIPTION, PAGE_TITLE } from './shared/site-page.tsx';
import { SITE_PAGES } from './site-routes.tsx';

const files = byNamespace(
  import.meta.glob<Record<string, string>>(['../../i18n/*/*.json', './*/i18n/**/*.json'], {
    import: 'default',
    eager: true,
  }),
);

/** A public page as HTML, with what a search engine shows of it. */
export interface PrintedPage {
  path: string;
  titel: string;
  description: string;
  html: string;
}

function texts(): Resource {
  const out: Resource = {};
  for (const [path, content] of files) {
    const [namespace = '', language = ''] = path.split('/');
    out[language] = { ...out[language], [namespace]: content };
  }
  return out;
}

async function startTexts(locale: Locale): Promise<I18n> {
  const i18n = createInstance();
  const ns = [...new Set([...files.keys()].map((path) => path.split('/')[0] ?? ''))];
  await i18n.use(initReactI18next).init({ ...I18N_OPTIONS, lng: languageOf(locale), ns, resources: texts() });
  return i18n;
}

/** Name of the page for an address that leads nowhere. */
const NOT_FOUND = 'niet-gevonden';

/** Every public page, printed in the language of the host. */
export async function renderSite(locale: Locale): Promise<PrintedPage[]> {
  const i18n = await startTexts(locale);
  return Promise.all(
    SITE_PAGES.map(async ({ path: address, Page }) => {
      const path = address === '*' ? NOT_FOUND : address;
      if (!i18n.exists(PAGE_TITLE, { ns: path })) throw new Error(`${path} has no texts`);
      const { prelude } = await prerender(
        <I18nextProvider i18n={i18n}>
          <StaticRouter location={`/site/${path}`}>
            <Page />
          </StaticRouter>
        </I18nextProvider>,
      );
      return {
        path,
        titel: i18n.t(PAGE_TITLE, { ns: path }),
        description: i18n.t(PAGE_DESCRIPTION, { ns: path }),
        html: await new Response(prelude).text(),
      };
    }),
  );
}
