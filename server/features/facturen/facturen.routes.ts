import type { Response } from 'express';
import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { billingEndpoints as billing } from './billing-sender.contract.ts';
import type { BillingSenderService } from './billing-sender.service.ts';
import { factuurEndpoints as papers, ownFactuurEndpoints as own } from './facturen.contract.ts';
import type { FacturenService } from './facturen.service.ts';
import type { IssueService } from './issue.service.ts';
import type { PaperService } from './paper.service.ts';

interface Services {
  concepts: FacturenService;
  issue: IssueService;
  paper: PaperService;
  sender: BillingSenderService;
}

function sendPdf(res: Response, { pdf, naam: name }: { pdf: Buffer; naam: string }): void {
  res
    .set('Cache-Control', 'no-store')
    .set('Content-Disposition', `inline; filename*=UTF-8''${encodeURIComponent(name)}.pdf`)
    .type('application/pdf')
    .send(pdf);
}

export const createFacturenRoutes = (mount: Mount, { concepts, issue, paper, sender }: Services): Mounted[] => [
  mount(papers.list, ({ query }) => concepts.list(query)),
  mount(papers.create, ({ access, body }) => concepts.create(access, body)),
  mount(papers.find, ({ params }) => concepts.find(params.factuurId)),
  mount(papers.print, async ({ params, res }) => sendPdf(res, await paper.print(params.factuurId))),
  mount(papers.change, ({ access, params, body }) => concepts.change(access, params.factuurId, body)),
  mount(papers.remove, ({ access, params }) => concepts.remove(access, params.factuurId)),
  mount(papers.send, ({ access, params, body }) => issue.send(access, params.factuurId, body.versie)),
  mount(papers.answerQuote, ({ access, params, body }) => issue.answerQuote(access, params.factuurId, body)),
  mount(papers.pay, ({ access, params, body }) => issue.pay(access, params.factuurId, body)),
  mount(papers.removePayment, ({ access, params }) => issue.removePayment(access, params.factuurId, params.paymentId)),
  mount(papers.credit, ({ access, params, body }) => issue.credit(access, params.factuurId, body)),
  mount(papers.remind, ({ access, params, body }) => issue.remind(access, params.factuurId, body.versie)),
  mount(billing.find, () => sender.find()),
  mount(billing.save, ({ access, body }) => sender.save(access, body)),
  mount(own.list, ({ access }) => concepts.listOwn(access)),
  mount(own.agree, async ({ access, params, body }) => {
    await issue.agree(access, params.factuurId, body);
    return concepts.listOwn(access);
  }),
  mount(own.print, async ({ access, params, res }) => sendPdf(res, await paper.printOwn(access, params.factuurId))),
];
