import type { Clock } from '#engine/core/basis/clock.ts';
import type { AuditRepository } from '../../platform/database/audit.repository.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import { serverText } from '../../platform/taal/texts.ts';
import type { LoggedMail, MailLog, MailLogQuery } from './mail-log.contract.ts';
import type { MailLogRepository, MailLogRow } from './mail-log.repository.ts';
import { shortAddress } from './short-address.ts';

export interface MailLogRepositories {
  log: MailLogRepository;
  audit: AuditRepository;
}
interface Deps {
  transaction: Transaction<MailLogRepositories>;
  clock: Clock;
}

/** What became of every mail, and a second chance for one that failed. */
export class MailLogService {
  constructor(private readonly deps: Deps) {}

  async list(query: MailLogQuery): Promise<MailLog> {
    const { rows, total } = await this.deps.transaction(({ log }) => log.list(query));
    return { items: rows.map(present), totaal: total, pagina: query.pagina, grootte: query.grootte };
  }

  /** Two presses at once send it once: the second finds it waiting. */
  async repeat({ session }: Access, id: string): Promise<LoggedMail> {
    return this.deps.transaction(async ({ log, audit }) => {
      const row = await log.find(id);
      if (row === undefined) throw createError('NIET_GEVONDEN');
      if (!(await log.requeue(row, new Date(this.deps.clock.now()))))
        throw createError('STAP_NIET_TOEGESTAAN', { sleutel: 'MAIL_NIET_OPNIEUW' });
      await audit.save({
        adminId: session.adminId,
        wie: session.gebruikerId,
        rol: session.rol,
        actie: `mailberichten.herhaald:${row.sjabloon}`,
        soort: 'mailbericht',
        doelId: id,
      });
      const after = await log.find(id);
      return present(after ?? row);
    });
  }
}

function present(row: MailLogRow): LoggedMail {
  const { aan: address, status } = row;
  const known = serverText('nl-NL', `mail.doel.${row.sjabloon}`);
  return {
    id: row.id,
    sjabloon: row.sjabloon,
    doel: known.startsWith('mail.doel.') ? row.sjabloon : known,
    locale: row.locale,
    versie: row.text_version,
    trial: row.trial,
    organisatie: row.organisatie,
    aan: address === null ? '' : shortAddress(address),
    status,
    pogingen: row.pogingen,
    reden: row.reden,
    answerCode: row.answer_code,
    op: row.op.toISOString(),
    next: status === 'wachtrij' ? row.next_at.toISOString() : null,
    doneAt: row.klaar_op?.toISOString() ?? null,
    repeatable: status === 'mislukt' && address !== null,
  };
}
