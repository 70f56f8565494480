import type { TFunction } from 'i18next';
import type { languageOf } from '#web/i18n/i18n.ts';
import { byNamespace } from '#web/i18n/namespace.ts';
import { startGivenTexts } from '#web/test/given-texts.ts';
import type {
  Voortgang,
  VoortgangAntwoord,
  VoortgangRow,
  VoortgangStatus,
} from '#server/features/voortgang/voortgang.contract.ts';

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
  return startGivenTexts(Object.fromEntries(LANGUAGES.map((one) => [one, textsFor(one)])), language);
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
type TestColumn = readonly [status: VoortgangStatus, pct: number | null];
const NOTHING: TestColumn = ['niets', null];
const row = (nr: number, name: string, columns: readonly TestColumn[]): VoortgangRow => ({
  leerlingId: createId(nr),
  naam: name,
  status: columns.map(([status]) => status),
  n: columns.map(([status, pct]) => (status === 'niets' ? 0 : pct === null ? 3 : 20)),
  goed: columns.map(([, pct]) => (pct === null ? 0 : Math.round(pct / 5))),
  pct: columns.map(([, pct]) => pct),
});

export const VOORTGANG: Voortgang = {
  groep: { id: createId(90), naam: '4/5 Meeuwen' },
  doelen: DOELEN,
  rijen: [
    row(1, 'Adam', [['beheerst', 95], ['onderhoud', 91], NOTHING]),
    row(2, 'Öykü', [['struikel', 58], NOTHING, ['struikel', 40]]),
    row(3, 'Noor', [NOTHING, ['te_weinig', null], ['struikel', 50]]),
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
