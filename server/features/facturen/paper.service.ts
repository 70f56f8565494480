import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { MailAttachment } from '../../platform/mail/attachments.ts';
import { createPdf } from '../../platform/paper/pdf.ts';
import { billingOf, type FactuurDeps } from './factuur-desk.ts';
import { createFactuurPaper, paperName } from './factuur-paper.ts';

interface PrintedPaper {
  pdf: Buffer;
  naam: string;
}

/** Papers as PDF, always with what was on them when they went out. */
export class PaperService {
  constructor(private readonly deps: FactuurDeps) {}

  /** Any paper, also a concept, which says so across the page. */
  print(id: string): Promise<PrintedPaper> {
    return this.draw(id, () => true);
  }

  /** The file of a mail. */
  async attach(id: string): Promise<MailAttachment> {
    const { pdf, naam: name } = await this.print(id);
    return { name: `${name}.pdf`, mediaType: 'application/pdf', content: pdf };
  }

  /** A paper that was sent to this customer. */
  printOwn({ adminId }: Access, id: string): Promise<PrintedPaper> {
    return this.draw(id, (row) => row.admin_id === adminId && row.nummer !== null);
  }

  private async draw(
    id: string,
    allowed: (row: { admin_id: string; nummer: string | null }) => boolean,
  ): Promise<PrintedPaper> {
    const { row, billing } = await this.deps.transaction(async (repos) => {
      const found = await repos.facturen.find(id);
      if (found === undefined || !allowed(found)) throw createError('NIET_GEVONDEN');
      return { row: found, billing: await billingOf(repos, found.admin_id) };
    });
    const { customer, sender = null } = billing;
    const paper = row.nummer === null ? { ...row, sender } : row;
    const document = createFactuurPaper(paper, row.customer ?? customer, customer.locale);
    return { pdf: await createPdf(document), naam: paperName(row, customer.locale) };
  }
}
