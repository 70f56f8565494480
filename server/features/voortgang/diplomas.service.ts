import type { Content } from '../../platform/content/content.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { LedgerRepository } from '../../platform/ledger/ledger.repository.ts';
import { createPdf } from '../../platform/paper/pdf.ts';
import { serverDayText } from '../../platform/taal/moment.ts';
import { serverText } from '../../platform/taal/texts.ts';
import { dateOfDay } from '../../platform/time/clock.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { createDiplomaDocument } from './diploma-paper.ts';
import type { Diploma, Diplomas } from './diplomas.contract.ts';
import type { LeerlingVoortgangRepository } from './leerling-voortgang.repository.ts';

interface Deps {
  ledger: Pick<LedgerRepository, 'findThings'>;
  repository: Pick<LeerlingVoortgangRepository, 'findReachedDays' | 'findTenant'>;
  leerlingen: LeerlingenRead;
  content: Pick<Content, 'leerdoelen' | 'strands'>;
}

/** Diplomas of goals that a pupil mastered; one that was earned stays, whatever becomes of the goal. */
export class DiplomasService {
  constructor(private readonly deps: Deps) {}

  async find(access: Access, leerlingId: string): Promise<Diplomas> {
    const leerling = await this.deps.leerlingen.require(access, leerlingId);
    const { locale } = access.session;
    const who = { adminId: access.adminId, leerlingId };
    const things = await this.deps.ledger.findThings(access.adminId, leerlingId);
    const reached = await this.deps.repository.findReachedDays(who);
    const items = things
      .filter(({ soort: kind }) => kind === 'doel')
      .map(({ code, op: booked }) => ({ code, moment: momentOf(booked, reached.get(code)) }))
      .toSorted((a, b) => b.moment - a.moment)
      .flatMap(({ code, moment }): Diploma[] => {
        const doel = this.deps.content.leerdoelen.get(code);
        const name = doel?.kindnaam ?? this.deps.content.strands.get(code)?.kindnaam;
        if (name === undefined) return [];
        const day = serverText(locale, 'diploma.dag', { datum: serverDayText(moment, locale) });
        return [{ doelId: code, doel: name, ...(doel === undefined ? {} : { regel: doel.kindregel }), dag: day }];
      });
    return {
      leerling: {
        id: leerling.id,
        naam: leerling.weergavenaam,
        roepnaam: leerling.roepnaam,
        dier: leerling.dier,
      },
      titel: serverText(locale, 'diploma.titel'),
      kan: serverText(locale, 'diploma.kan'),
      school: await this.deps.repository.findTenant(access.adminId),
      signature: serverText(locale, 'diploma.handtekening'),
      items,
    };
  }

  /** One diploma as a PDF; a goal that was never mastered has none. */
  async print(access: Access, leerlingId: string, doelId: string): Promise<{ pdf: Buffer; naam: string }> {
    const all = await this.find(access, leerlingId);
    const diploma = all.items.find((item) => item.doelId === doelId);
    if (diploma === undefined) throw createError('NIET_GEVONDEN');
    return {
      pdf: await createPdf(createDiplomaDocument(all, diploma)),
      naam: `${all.titel} ${all.leerling.roepnaam}`,
    };
  }
}

/** When a goal was mastered: as it is known to have been first. */
function momentOf(booked: Date, reachedDay: number | undefined): number {
  const reached = reachedDay === undefined ? Infinity : Date.parse(`${dateOfDay(reachedDay)}T12:00:00Z`);
  return Math.min(booked.getTime(), reached);
}
