import { Router, type Request, type Response } from 'express';
import { createError } from '../error/create-error.ts';
import { localeOf } from '../http/locale.ts';
import { serverText, type TextLocale } from '../taal/texts.ts';
import { safeHtml } from '#engine/core/mail/mail-layout.ts';
import type { Mailbox, MailboxMail } from './mailbox.ts';

const PATH = '/ontwikkel/postbus';
const OWN = /^(?:::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/;
const OWN_HOST = /^(?:[a-z0-9-]+\.)*localhost(?::\d+)?$|^127\.0\.0\.1(?::\d+)?$/i;

/** Mails open accounts, so only this machine itself may look: not through a proxy and not under another name. */
function requireLocalHost(req: Request): void {
  const here =
    OWN.test(req.socket.remoteAddress ?? '') &&
    req.get('x-forwarded-for') === undefined &&
    req.get('forwarded') === undefined &&
    OWN_HOST.test(req.get('host') ?? '');
  if (!here) throw createError('NIET_GEVONDEN');
}

const STYLE = `body{margin:0;padding:24px 16px;background:#ddf1fd;color:#1f2a44;font:400 16px/1.5 system-ui,sans-serif}main{max-width:860px;margin:auto;padding:24px 28px;border-radius:20px;background:#fffdf7}
h1{margin:0 0 4px;font-size:26px}a{color:#14517f}ol{padding:0;list-style:none}li{padding:12px 0;border-top:1px solid #e5e1d6}small{color:#4a5470}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}iframe{width:100%;height:620px;border:1px solid #e5e1d6;border-radius:14px}`;

function page(locale: TextLocale, content: string): string {
  const title = safeHtml(serverText(locale, 'postbus.titel'));
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body><main>${content}</main></body></html>`;
}

function list(locale: TextLocale, mails: readonly MailboxMail[]): string {
  const rows = mails
    .map(
      (mail) =>
        `<li><a href="${PATH}/${mail.nr}">${safeHtml(mail.onderwerp)}</a><br><small>${safeHtml(`${serverText(locale, 'postbus.aan')} ${mail.aan}, ${mail.op}`)}</small></li>`,
    )
    .join('');
  const content = rows === '' ? `<p>${safeHtml(serverText(locale, 'postbus.leeg'))}</p>` : `<ol>${rows}</ol>`;
  return `<h1>${safeHtml(serverText(locale, 'postbus.titel'))}</h1><p><small>${safeHtml(serverText(locale, 'postbus.uitleg'))}</small></p>${content}`;
}

const withLinks = (html: string): string =>
  html.replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);

function note(locale: TextLocale, mail: MailboxMail): string {
  const t = (key: string): string => safeHtml(serverText(locale, `postbus.${key}`));
  return `<p><a href="${PATH}">${t('terug')}</a></p><h1>${safeHtml(mail.onderwerp)}</h1>
<p><small>${t('van')} ${safeHtml(mail.van)}<br>${t('aan')} ${safeHtml(mail.aan)}<br>${t('op')} ${safeHtml(mail.op)}${mail.files.map((name) => `<br>${t('bijlage')} ${safeHtml(name)}`).join('')}</small></p>
<h2>${t('tekst')}</h2><pre>${withLinks(safeHtml(mail.tekst))}</pre>
<h2>${t('opmaak')}</h2><iframe title="${t('opmaak')}" sandbox srcdoc="${safeHtml(mail.html)}"></iframe>`;
}

/** `/ontwikkel/postbus`: the mails of the development mailbox, as a page and as JSON. */
export function createMailboxRoutes(mailbox: Mailbox): Router {
  const router = Router();
  const send = (req: Request, res: Response, content: string): void => {
    res
      .set('Cache-Control', 'no-store')
      .type('html')
      .send(page(localeOf(req), content));
  };
  router.get(`${PATH}.json`, (req, res) => {
    requireLocalHost(req);
    res.set('Cache-Control', 'no-store').json({ items: mailbox.mails() });
  });
  router.get(PATH, (req, res) => {
    requireLocalHost(req);
    send(req, res, list(localeOf(req), mailbox.mails()));
  });
  router.get(`${PATH}/:nr`, (req, res) => {
    requireLocalHost(req);
    const mail = mailbox.mails().find(({ nr }) => String(nr) === req.params.nr);
    if (mail === undefined) throw createError('NIET_GEVONDEN');
    send(req, res, note(localeOf(req), mail));
  });
  return router;
}
