import { createInstance, type Resource } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import { I18N_OPTIES, taalVan } from '#web/i18n/i18n.ts';
import type { Locale } from '#web/platform/locale.ts';
import { HomePage } from './home-page.tsx';

const bestanden = import.meta.glob<Record<string, string>>('#web/i18n/{gemeen,site}/*.json', {
  import: 'default',
  eager: true,
});

function teksten(): Resource {
  const uit: Resource = {};
  for (const [pad, inhoud] of Object.entries(bestanden)) {
    const [taal = '', naamruimte = ''] = pad.replace('.json', '').split('/').toReversed();
    uit[taal] = { ...uit[taal], [naamruimte]: inhoud };
  }
  return uit;
}

/** The front page as plain HTML, for the build: title, description and body in the language of the host. */
export async function drukVoorpaginaAf(locale: Locale): Promise<{ titel: string; omschrijving: string; html: string }> {
  const i18n = createInstance();
  await i18n
    .use(initReactI18next)
    .init({ ...I18N_OPTIES, lng: taalVan(locale), ns: ['gemeen', 'site'], resources: teksten() });
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <StaticRouter location="/site/home">
        <HomePage />
      </StaticRouter>
    </I18nextProvider>,
  );
  return { titel: i18n.t('site:titel'), omschrijving: i18n.t('site:held.tekst'), html };
}
