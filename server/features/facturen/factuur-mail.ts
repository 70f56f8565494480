import type { Clock } from '#engine/core/basis/clock.ts';
import type { MailRepository } from '../../platform/mail/mail.repository.ts';
import { postMail } from '../../platform/mail/post.ts';
import type { TemplateCode } from '../../platform/mail/templates.ts';
import { serverDayText } from '../../platform/taal/moment.ts';
import type { TextLocale } from '../../platform/taal/texts.ts';
import { centsText } from './cents-text.ts';
import type { FactuurRow } from './facturen.repository.ts';

/** Name under which a mail asks for the PDF of a paper. */
export const PAPER_MAKER = 'factuur';
const templateOf = ({ soort: kind, status }: Pick<FactuurRow, 'soort' | 'status'>): TemplateCode =>
  kind === 'factuur' && status === 'herinnerd' ? 'factuur-herinnering' : kind;

/** Mails a paper to whoever keeps the books of the customer; its PDF is drawn when the mail goes out. */
export async function mailFactuur(
  deps: { mail: MailRepository; clock: Clock },
  row: FactuurRow,
  locale: TextLocale,
): Promise<void> {
  const { customer } = row;
  if (customer === null || row.due_on === null) return;
  await postMail(deps, {
    adminId: row.admin_id,
    sjabloon: templateOf(row),
    locale,
    aan: customer.email,
    waarden: {
      naam: customer.contact,
      organisatie: customer.naam,
      nummer: row.nummer ?? '',
      bedrag: centsText(Math.abs(row.totaal) - (row.soort === 'factuur' ? row.paid : 0), locale),
      vervaldatum: serverDayText(Date.parse(`${row.due_on}T12:00:00Z`), locale),
      pad: `/admins/${row.admin_id}/licentie`,
    },
    attachments: [{ maker: PAPER_MAKER, id: row.id }],
  });
}
