import type { Action } from '#engine/core/domein/permissions.ts';
import { createError } from '../error/create-error.ts';
import type { SignedInSession } from './session-context.ts';

const READ_ONLY: ReadonlySet<string> = new Set(['proef_afgelopen', 'alleen_lezen']);
const CLOSED: ReadonlySet<string> = new Set(['aangevraagd', 'verlopen', 'geblokkeerd', 'gewist']);
/** Open in every state: the frame and the licence itself, asking for a new one, who one is, the own account, taking the data along and having it erased, and what is to be paid. */
const ALWAYS: ReadonlySet<Action> = new Set<Action>([
  'paneel.openen',
  'zelf.lezen',
  'zelf.wijzigen',
  'export.tenant',
  'export.leerling',
  'accountgegevens.lezen',
  'licentie.lezen',
  'licentie.aanvragen',
  'licentie.opzeggen',
  'facturen.lezen',
  'audit.lezen',
  'wissen.vragen',
]);
const isKind = (session: SignedInSession): boolean => session.rol === 'leerling' || session.rol === 'demo';

/** The licence states of the design: 402 when a tenant may only read, or only see that the licence ended. */
export function checkLicentie(session: SignedInSession, vraag: { recht: Action; isWrite: boolean }): void {
  const status = session.licentieStatus ?? 'actief';
  const closed = CLOSED.has(status);
  if ((!closed && !READ_ONLY.has(status)) || ALWAYS.has(vraag.recht)) return;
  if (isKind(session))
    throw createError('LICENTIE_VERLOPEN', {
      sleutel: session.adminKind === 'thuis' ? 'LICENTIE_KIND' : 'LICENTIE_LEERLING',
    });
  if (closed) throw createError('LICENTIE_VERLOPEN');
  if (vraag.isWrite) throw createError('LICENTIE_ALLEEN_LEZEN');
}
