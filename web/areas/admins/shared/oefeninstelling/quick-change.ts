import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import type {
  OefeninstellingItem,
  OwnSettings,
} from '#server/features/oefeninstellingen/oefeninstellingen.contract.ts';

const FIRST = 3;
const LAST = 8;

/** The level moved by whole years; the same setting when there is no year further on. */
export function movedNiveau(setting: Oefeninstelling, years: number): Oefeninstelling {
  const last = Math.floor(setting.niveauTot) + years;
  if (last < FIRST || last > LAST) return setting;
  const first = Math.min(last, Math.max(FIRST, Math.floor(setting.niveauVan) + years));
  return { ...setting, niveauVan: first, niveauTot: last + 0.5 };
}

/** Changes that a teacher makes for a few leerlingen at once. */
export const QUICK_CHANGES = {
  lager: (setting) => movedNiveau(setting, -1),
  hoger: (setting) => movedNiveau(setting, 1),
  makkelijk: (setting) => ({ ...setting, moeilijkheid: 'makkelijk' }),
  moeilijk: (setting) => ({ ...setting, moeilijkheid: 'moeilijk' }),
  rustig: (setting) => ({ ...setting, rustigeStand: true }),
} as const satisfies Record<string, (setting: Oefeninstelling) => Oefeninstelling>;
export type QuickChange = keyof typeof QUICK_CHANGES;
export const QUICK_NAMES = ['lager', 'hoger', 'makkelijk', 'moeilijk', 'rustig'] as const satisfies QuickChange[];

/** Own settings for these leerlingen: what works for them now, with one change. */
export function ownWith(
  items: readonly OefeninstellingItem[],
  ids: readonly string[],
  change: (setting: Oefeninstelling) => Oefeninstelling,
): OwnSettings['items'] {
  return ids.flatMap((leerlingId) => {
    const now =
      items.find(({ scope, scopeId }) => scope === 'leerling' && scopeId === leerlingId) ??
      items.find((item) => item.scope === 'groep' && item.isStandaard);
    return now === undefined ? [] : [{ leerlingId, naam: now.naam, instelling: change(now.instelling) }];
  });
}
