import type { Clock } from '#engine/core/basis/clock.ts';
import { allowed } from '#engine/core/domein/permissions.ts';
import type { Content } from '../../platform/content/content.ts';
import type { Access } from '../../platform/http/route.ts';
import { createPdf } from '../../platform/paper/pdf.ts';
import { serverDayText } from '../../platform/taal/moment.ts';
import { serverText } from '../../platform/taal/texts.ts';
import type { LeerlingVoortgang, ReportKind, VoortgangReport } from './leerling-voortgang.contract.ts';
import type { LeerlingVoortgangRepository } from './leerling-voortgang.repository.ts';
import type { LeerlingVoortgangService } from './leerling-voortgang.service.ts';
import { createReport, type ReportToets } from './report.ts';
import { createReportDocument } from './report-paper.ts';

/** A report on one pupil for the child, its parents or a colleague. */
export class ReportService {
  constructor(
    private readonly deps: {
      voortgang: LeerlingVoortgangService;
      repository: LeerlingVoortgangRepository;
      content: Pick<Content, 'leerdoelen'>;
      clock: Clock;
    },
  ) {}

  async find(access: Access, leerlingId: string, kind: ReportKind): Promise<VoortgangReport> {
    const { locale } = access.session;
    const data = await this.deps.voortgang.find(access, leerlingId);
    const school = await this.deps.repository.findTenant(access.adminId);
    const say = (key: string, values: Record<string, string | number> = {}): string =>
      serverText(locale, `verslag.${key}`, values);
    const dayText = (day: string): string => serverDayText(Date.parse(`${day}T12:00:00Z`), locale);
    const today = serverDayText(this.deps.clock.now(), locale);
    return createReport(
      kind,
      { data, tip: this.tipOf(data), toetsen: await this.toetsenOf(access, leerlingId, kind), dayText, say },
      {
        onder: say(`${kind}.onder`, { naam: data.leerling.roepnaam, datum: today }),
        footer: say('voet', { school, datum: today }),
      },
    );
  }

  async print(access: Access, leerlingId: string, kind: ReportKind): Promise<{ pdf: Buffer; naam: string }> {
    const report = await this.find(access, leerlingId, kind);
    return { pdf: await createPdf(createReportDocument(report)), naam: report.titel };
  }

  private tipOf({ doelen }: LeerlingVoortgang): { kindnaam: string; kindregel: string } | undefined {
    const hard = doelen.find(({ status }) => status === 'struikel') ?? doelen.find(({ status }) => status === 'bezig');
    return hard === undefined ? undefined : this.deps.content.leerdoelen.get(hard.id);
  }

  /** Only a colleague who may see test results gets them. */
  private async toetsenOf(access: Access, leerlingId: string, kind: ReportKind): Promise<ReportToets[]> {
    if (kind !== 'collega' || !allowed(access.session.rol, 'lvs.lezen')) return [];
    const rows = await this.deps.repository.findToetsen({ adminId: access.adminId, leerlingId });
    return rows.map(({ datum: day, toets, moment, niveau, schaal: scale }) => ({
      datum: day,
      toets: `${toets} ${moment}`,
      niveau: `${niveau} (${serverText(access.session.locale, `verslag.schaal.${scale}`)})`,
    }));
  }
}
