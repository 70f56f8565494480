import i18next, { type Resource, type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { I18N_OPTIONS } from '#web/i18n/i18n.ts';

/** Exactly these texts, by language and namespace. A file before this one may have left a loader behind: nothing is fetched. */
export function startGivenTexts(resources: Resource, lng = 'nl'): Promise<TFunction> {
  return i18next.use(initReactI18next).init({
    ...I18N_OPTIONS,
    lng,
    react: { ...I18N_OPTIONS.react, useSuspense: false },
    partialBundledLanguages: false,
    resources,
  });
}
