import i18next, { type TFunction } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { I18N_OPTIES, type taalVan } from '#web/i18n/i18n.ts';
import type { Voortgang, VoortgangAntwoord, VoortgangCel } from '#server/features/voortgang/voortgang.contract.ts';

const BESTANDEN = import.meta.glob<Record<string, string>>('../../i18n/*/*.json', { eager: true, import: 'default' });

/** Texts of every namespace in one language. */
function tekstenIn(taal: string): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(BESTANDEN).flatMap(([pad, teksten]) => {
      const [bestand, ruimte] = pad.split('/').toReversed();
      return ruimte !== undefined && bestand === `${taal}.json` ? [[ruimte, teksten]] : [];
    }),
  );
}

const TALEN = ['nl', 'nl-BE', 'nl-x-thuis', 'nl-x-praktijk', 'nl-BE-x-praktijk'];

/** The real texts, without a network. */
export async function startTeksten(taal: ReturnType<typeof taalVan> = 'nl'): Promise<TFunction> {
  return i18next.use(initReactI18next).init({
    ...I18N_OPTIES,
    lng: taal,
    react: { useSuspense: false },
    resources: Object.fromEntries(TALEN.map((een) => [een, tekstenIn(een)])),
  });
}

export const maakId = (nummer: number): string => `019f955b-73e2-7000-8000-${String(nummer).padStart(12, '0')}`;

const DOELEN = ['eind-d', 'ei', 'verdubbeling'].map((id, nr) => ({
  id,
  nr,
  naam: `${id} (uitleg)`,
  kindnaam: id,
  groep: 4,
  icoon: 'x',
}));
const cel = (doelId: string, status: VoortgangCel['status'], pct?: number): VoortgangCel => ({
  doelId,
  status,
  n: pct === undefined ? 3 : 20,
  ...(pct === undefined ? {} : { pct }),
});

export const VOORTGANG: Voortgang = {
  groep: { id: maakId(90), naam: '4/5 Meeuwen' },
  doelen: DOELEN,
  rijen: [
    { leerlingId: maakId(1), naam: 'Adam', cellen: [cel('eind-d', 'beheerst', 95), cel('ei', 'onderhoud', 91)] },
    {
      leerlingId: maakId(2),
      naam: 'Öykü',
      cellen: [cel('eind-d', 'struikel', 58), cel('verdubbeling', 'struikel', 40)],
    },
    { leerlingId: maakId(3), naam: 'Noor', cellen: [cel('verdubbeling', 'struikel', 50), cel('ei', 'te_weinig')] },
  ],
};

export const maakAntwoord = (woord: string, ruw: string, deel: Partial<VoortgangAntwoord> = {}): VoortgangAntwoord => ({
  id: maakId(500),
  woord,
  ruw,
  goed: woord === ruw,
  geholpen: false,
  datum: '2026-11-20T10:00:00.000Z',
  doelId: 'verdubbeling',
  doelNaam: 'verdubbeling',
  formaat: 'dictee',
  ...deel,
});
