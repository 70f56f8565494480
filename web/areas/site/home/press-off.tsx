import { createInstance, type Resource } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { I18N_OPTIONS, languageOf } from '#web/i18n/i18n.ts';
import { byNamespace } from '#web/i18n/namespace.ts';
import type { Locale } from '#web/platform/locale.ts';
import { HomePage } from './home-page.tsx';

const files = byNamespace(
  import.meta.glob<Record<string, string>>(['/web/i18n/gemeen/*.json', '/web/areas/site/*/i18n/**/*.json'], {
    import: 'default',
    eager: true,
  }),
);

function texts(): Resource {
  const out: Resource = {};
  for (const [path, content] of files) {
    const [namespace = '', language = ''] = path.split('/');
    out[language] = { ...out[language], [namespace]: content };
  }
  return out;
}

/** The front page as plain HTML, for the build: title, description and body in the language of the host. */
export async function renderFrontPage(locale: Locale): Promise<{ titel: string; description: string; html: string }> {
  const i18n = createInstance();
  await i18n
    .use(initReactI18next)
    .init({ ...I18N_OPTIONS, lng: languageOf(locale), ns: ['gemeen', 'home'], resources: texts() });
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <StaticRouter location="/site/home">
        <HomePage />
      </StaticRouter>
    </I18nextProvider>,
  );
  return { titel: i18n.t('home:titel'), description: i18n.t('home:held.tekst'), html };
}
