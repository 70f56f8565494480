import type { Clock } from '#engine/core/basis/clock.ts';
import { kijktMee } from '#engine/core/domein/gebieden.ts';
import type { Rechter } from '../../platform/content/rechter.ts';
import type { Regelcode } from '../../platform/contract/velden.contract.ts';
import { createError } from '../../platform/fout/create-error.ts';
import type { Toegang } from '../../platform/http/route.ts';
import { dagVan, maandagVan } from '../../platform/tijd/klok.ts';
import type { AntwoordExtra } from './antwoord-extra.contract.ts';
import type { AntwoordenAntwoord, AntwoordRegel } from './antwoorden.contract.ts';
import type { AntwoordenRepository, NieuwAntwoord } from './antwoorden.repository.ts';

/** Days an answer may wait on a device before its own day is no longer believed. */
const DAGEN_TERUG = 3;

export class AntwoordenService {
  constructor(private readonly deps: { repository: AntwoordenRepository; rechter: Rechter; clock: Clock }) {}

  /** Judges and stores a batch; the answer means that every row of it is stored, now or earlier. */
  async save(toegang: Toegang, antwoorden: readonly AntwoordRegel[]): Promise<AntwoordenAntwoord> {
    if (kijktMee(toegang.sessie.rol)) throw createError('MEEKIJKEN');
    const nu = this.deps.clock.now();
    const rijen = this.judge(antwoorden, dagVan(nu));
    const wie = { adminId: toegang.adminId, leerlingId: toegang.sessie.gebruikerId };
    const { nieuw, vreemd } = await this.deps.repository.save(wie, rijen, {
      nu: new Date(nu),
      maandag: maandagVan(nu),
    });
    if (vreemd > 0) throw createError('NIET_GEVONDEN');
    return { nieuw };
  }

  private judge(antwoorden: readonly AntwoordRegel[], vandaag: number): NieuwAntwoord[] {
    const velden: Record<string, Regelcode> = {};
    const rijen = antwoorden.flatMap((antwoord, nr) => {
      const oordeel = this.deps.rechter(antwoord);
      if (oordeel === undefined) {
        velden[`antwoorden.${nr}.itemId`] = 'onbekend';
        return [];
      }
      const {
        clientId,
        seq,
        taakId,
        rondeId,
        nr: volgnummer,
        itemId,
        doelId,
        goed,
        ms,
        format,
        day,
        ...rest
      } = antwoord;
      const extra: AntwoordExtra = {
        ...rest,
        formaat: format,
        day: Math.min(vandaag, Math.max(vandaag - DAGEN_TERUG, day)),
        woord: oordeel.woord,
        ...(oordeel.focus === undefined ? {} : { focus: oordeel.focus }),
        ...(oordeel.goed === goed ? {} : { clientGoed: goed }),
      };
      return [{ clientId, seq, taakId, rondeId, nr: volgnummer, itemId, doelId, goed: oordeel.goed, ms, extra }];
    });
    if (Object.keys(velden).length > 0) throw createError('ONGELDIGE_INVOER', { velden });
    return rijen;
  }
}
