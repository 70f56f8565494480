import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { currentLocale, type Locale } from '#web/platform/locale.ts';
import common from './gemeen/nl.json';
import { byNamespace } from './namespace.ts';

type Texts = Record<string, string>;

type TextFiles = Readonly<Record<string, () => Promise<Texts>>>;

/** The texts of the sign-in; an area that must not download the list of every panel adds its own as it opens. */
const texts = byNamespace(
  import.meta.glob<Texts>(['./gemeen/nl-BE.json', '../areas/auth/{login,login-sso,shared}/i18n/**/*.json'], {
    import: 'default',
  }),
);
texts.set('gemeen/nl', () => Promise.resolve(common));
export function addTexts(files: TextFiles): void {
  for (const [name, load] of byNamespace(files)) texts.set(name, load);
}

/** Texts of a namespace in a language; nl-BE holds only differences, so a missing file is an empty one. */
async function readTexts(namespace: string, language: string): Promise<Texts> {
  const known = texts.has(`${namespace}/nl`) ? texts : (await import('./panel-texts.ts')).panelTexts;
  return known.get(`${namespace}/${language}`)?.() ?? {};
}

/** Languages whose words fill the gaps of a language, nearest first. */
const fallback = (language = ''): string[] =>
  language.startsWith('nl-BE-x') ? [language.replace('-BE', ''), 'nl-BE', 'nl'] : ['nl'];

const readFile: BackendModule = {
  type: 'backend',
  init: () => undefined,
  // With all that stands behind it: a file of differences that is there first would count as the whole, and screens would show keys.
  read: (language, namespace) =>
    Promise.all([language, ...fallback(language)].map((one) => readTexts(namespace, one))).then(([texts]) => texts),
};

/** Whose words those of a tenant are, besides the words of the country. */
type Extensions = 'thuis' | 'praktijk';
type Land = 'nl' | 'nl-BE';

/** Language of the texts. A family reads of children and a practice of clients; those files hold only differences. */
export function languageOf(locale: Locale, own?: Extensions): Land | `${Land}-x-${Extensions}` {
  const land = locale === 'nl-BE' ? 'nl-BE' : 'nl';
  return own === undefined ? land : `${land}-x-${own}`;
}

/** What every instance shares: flat keys, Dutch behind Belgian, the words of a home or a practice before both. */
export const I18N_OPTIONS = {
  fallbackLng: fallback,
  load: 'currentOnly',
  ns: ['gemeen'],
  defaultNS: 'gemeen',
  fallbackNS: 'gemeen',
  keySeparator: false,
  interpolation: { escapeValue: false },
  returnNull: false,
  // A text is sought in every namespace that a part names: the own words of the screen first, then what screens share.
  react: { nsMode: 'fallback', useSuspense: true },
} as const;

export async function startI18n(locale: Locale = currentLocale()): Promise<void> {
  document.documentElement.lang = locale;
  await i18next
    .use(readFile)
    .use(initReactI18next)
    .init({
      ...I18N_OPTIONS,
      lng: languageOf(locale),
      partialBundledLanguages: true,
      resources: { nl: { gemeen: common } },
    });
}
