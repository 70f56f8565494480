import i18next, { type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { I18N_OPTIONS, type languageOf } from '#web/i18n/i18n.ts';
import { byNamespace } from '#web/i18n/namespace.ts';
import type { Voortgang, VoortgangAntwoord, VoortgangCell } from '#server/features/voortgang/voortgang.contract.ts';

const FILES = byNamespace(
  import.meta.glob<Record<string, string>>(['../../../i18n/*/*.json', '../../*/*/i18n/**/*.json'], {
    eager: true,
    import: 'default',
  }),
);

/** Texts of every namespace in one language. */
function textsFor(language: string): Record<string, Record<string, string>> {
  return Object.fromEntries(
    [...FILES].flatMap(([name, texts]) => {
      const [space, own] = name.split('/');
      return space !== undefined && own === language ? [[space, texts]] : [];
    }),
  );
}

const LANGUAGES = ['nl', 'nl-BE', 'nl-x-thuis', 'nl-x-praktijk', 'nl-BE-x-praktijk'];

/** The real texts, without a network. */
export async function startTexts(language: ReturnType<typeof languageOf> = 'nl'): Promise<TFunction> {
  return i18next.use(initReactI18next).init({
    ...I18N_OPTIONS,
    lng: language,
    react: { ...I18N_OPTIONS.react, useSuspense: false },
    resources: Object.fromEntries(LANGUAGES.map((one) => [one, textsFor(one)])),
  });
}

export const createId = (number: number): string => `019f955b-73e2-7000-8000-${String(number).padStart(12, '0')}`;

const DOELEN = ['eind-d', 'ei', 'verdubbeling'].map((id, nr) => ({
  id,
  nr,
  naam: `${id} (uitleg)`,
  kindnaam: id,
  groep: 4,
  icoon: 'x',
}));
const cell = (doelId: string, status: VoortgangCell['status'], pct?: number): VoortgangCell => ({
  doelId,
  status,
  n: pct === undefined ? 3 : 20,
  ...(pct === undefined ? {} : { pct }),
});

export const VOORTGANG: Voortgang = {
  groep: { id: createId(90), naam: '4/5 Meeuwen' },
  doelen: DOELEN,
  rijen: [
    { leerlingId: createId(1), naam: 'Adam', cellen: [cell('eind-d', 'beheerst', 95), cell('ei', 'onderhoud', 91)] },
    {
      leerlingId: createId(2),
      naam: 'Öykü',
      cellen: [cell('eind-d', 'struikel', 58), cell('verdubbeling', 'struikel', 40)],
    },
    { leerlingId: createId(3), naam: 'Noor', cellen: [cell('verdubbeling', 'struikel', 50), cell('ei', 'te_weinig')] },
  ],
};

export const createAntwoord = (
  woord: string,
  ruw: string,
  part: Partial<VoortgangAntwoord> = {},
): VoortgangAntwoord => ({
  id: createId(500),
  woord,
  ruw,
  goed: woord === ruw,
  geholpen: false,
  datum: '2026-11-20T10:00:00.000Z',
  doelId: 'verdubbeling',
  doelNaam: 'verdubbeling',
  formaat: 'dictee',
  ...part,
});
