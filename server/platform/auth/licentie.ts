import type { Actie } from '#engine/core/domein/rechten.ts';
import { createError } from '../fout/create-error.ts';
import type { Sessie } from './sessie-context.ts';

const ALLEEN_LEZEN: ReadonlySet<string> = new Set(['proef_afgelopen', 'alleen_lezen']);
const DICHT: ReadonlySet<string> = new Set(['aangevraagd', 'verlopen', 'geblokkeerd', 'gewist']);
/** Open in every state: the frame with the licence panel, who one is, the own account, taking the data along and having it erased. */
const ALTIJD: ReadonlySet<Actie> = new Set<Actie>([
  'paneel.openen',
  'zelf.lezen',
  'zelf.wijzigen',
  'export.tenant',
  'export.leerling',
  'accountgegevens.lezen',
  'audit.lezen',
  'wissen.vragen',
]);
const isKind = (sessie: Sessie): boolean => sessie.rol === 'leerling' || sessie.rol === 'demo';

/** The licence states of the design: 402 when a tenant may only read, or only see that the licence ended. */
export function weegLicentie(sessie: Sessie, vraag: { recht: Actie; schrijft: boolean }): void {
  const status = sessie.licentieStatus ?? 'actief';
  const dicht = DICHT.has(status);
  if ((!dicht && !ALLEEN_LEZEN.has(status)) || ALTIJD.has(vraag.recht)) return;
  if (isKind(sessie))
    throw createError('LICENTIE_VERLOPEN', {
      sleutel: sessie.adminSoort === 'thuis' ? 'LICENTIE_KIND' : 'LICENTIE_LEERLING',
    });
  if (dicht) throw createError('LICENTIE_VERLOPEN');
  if (vraag.schrijft) throw createError('LICENTIE_ALLEEN_LEZEN');
}
