import i18next, { type BackendModule, type FormatterModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { huidigeLocale, type Locale } from '#web/platform/locale.ts';
import gemeen from './gemeen/nl.json';

type Teksten = Record<string, string>;

/** One folder per area, so that a pupil never downloads the texts of a panel. */
const bestanden = import.meta.glob<Teksten>('./{auth,eigen,gemeen,landkaart,leerling,site}/*.json', {
  import: 'default',
});

/** Texts of a folder in a language; nl-BE holds only differences, so a missing file is an empty one. */
async function leesTeksten(pad: string): Promise<Teksten> {
  const laad = bestanden[pad] ?? (await import('./paneel-teksten.ts')).paneelTeksten[pad];
  return laad?.() ?? {};
}

/** Languages whose words fill the gaps of a language, nearest first. */
const terugval = (taal = ''): string[] =>
  taal.startsWith('nl-BE-x') ? [taal.replace('-BE', ''), 'nl-BE', 'nl'] : ['nl'];

const leesBestand: BackendModule = {
  type: 'backend',
  init: () => undefined,
  // With all that stands behind it: a file of differences that is there first would count as the whole, and screens would show keys.
  read: (taal, naamruimte) =>
    Promise.all([taal, ...terugval(taal)].map((een) => leesTeksten(`./${naamruimte}/${een}.json`))).then(
      ([teksten]) => teksten,
    ),
};

/** Numbers and dates are written by the screens (`Intl`), so texts hold no formats. */
const geenOpmaak: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: String,
};

/** Whose words those of a tenant are, besides the words of the country. */
type Eigen = 'thuis' | 'praktijk';
type Land = 'nl' | 'nl-BE';

/** Language of the texts. A family reads of children and a practice of clients; those files hold only differences. */
export function taalVan(locale: Locale, eigen?: Eigen): Land | `${Land}-x-${Eigen}` {
  const land = locale === 'nl-BE' ? 'nl-BE' : 'nl';
  return eigen === undefined ? land : `${land}-x-${eigen}`;
}

/** What every instance shares: flat keys, Dutch behind Belgian, the words of a home or a practice before both. */
export const I18N_OPTIES = {
  fallbackLng: terugval,
  load: 'currentOnly',
  ns: ['gemeen'],
  defaultNS: 'gemeen',
  fallbackNS: 'gemeen',
  keySeparator: false,
  interpolation: { escapeValue: false },
  returnNull: false,
} as const;

export async function startI18n(locale: Locale = huidigeLocale()): Promise<void> {
  document.documentElement.lang = locale;
  await i18next
    .use(leesBestand)
    .use(geenOpmaak)
    .use(initReactI18next)
    .init({
      ...I18N_OPTIES,
      lng: taalVan(locale),
      partialBundledLanguages: true,
      resources: { nl: { gemeen } },
    });
}
