import { Router, type Request, type Response } from 'express';
import { createError } from '../fout/create-error.ts';
import { localeVan } from '../http/locale.ts';
import { tekst, type Locale } from '../taal/teksten.ts';
import { veiligeHtml } from './opmaak.ts';
import type { Postbus, PostbusMail } from './postbus.ts';

const PAD = '/ontwikkel/postbus';
const EIGEN = /^(?:::1|127\.\d+\.\d+\.\d+|::ffff:127\.\d+\.\d+\.\d+)$/;
const EIGEN_HOST = /^(?:[a-z0-9-]+\.)*localhost(?::\d+)?$|^127\.0\.0\.1(?::\d+)?$/i;

/** Mails open accounts, so only this machine itself may look: not through a proxy and not under another name. */
function alleenHier(req: Request): void {
  const hier =
    EIGEN.test(req.socket.remoteAddress ?? '') &&
    req.get('x-forwarded-for') === undefined &&
    req.get('forwarded') === undefined &&
    EIGEN_HOST.test(req.get('host') ?? '');
  if (!hier) throw createError('NIET_GEVONDEN');
}

const STIJL = `body{margin:0;padding:24px 16px;background:#ddf1fd;color:#1f2a44;font:400 16px/1.5 system-ui,sans-serif}main{max-width:860px;margin:auto;padding:24px 28px;border-radius:20px;background:#fffdf7}
h1{margin:0 0 4px;font-size:26px}a{color:#14517f}ol{padding:0;list-style:none}li{padding:12px 0;border-top:1px solid #e5e1d6}small{color:#4a5470}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}iframe{width:100%;height:620px;border:1px solid #e5e1d6;border-radius:14px}`;

function pagina(locale: Locale, inhoud: string): string {
  const titel = veiligeHtml(tekst(locale, 'postbus.titel'));
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${titel}</title><style>${STIJL}</style></head><body><main>${inhoud}</main></body></html>`;
}

function lijst(locale: Locale, mails: readonly PostbusMail[]): string {
  const rijen = mails
    .map(
      (mail) =>
        `<li><a href="${PAD}/${mail.nr}">${veiligeHtml(mail.onderwerp)}</a><br><small>${veiligeHtml(`${tekst(locale, 'postbus.aan')} ${mail.aan}, ${mail.op}`)}</small></li>`,
    )
    .join('');
  const inhoud = rijen === '' ? `<p>${veiligeHtml(tekst(locale, 'postbus.leeg'))}</p>` : `<ol>${rijen}</ol>`;
  return `<h1>${veiligeHtml(tekst(locale, 'postbus.titel'))}</h1><p><small>${veiligeHtml(tekst(locale, 'postbus.uitleg'))}</small></p>${inhoud}`;
}

const metLinks = (html: string): string =>
  html.replace(/https?:\/\/[^\s<]+/g, (adres) => `<a href="${adres}">${adres}</a>`);

function brief(locale: Locale, mail: PostbusMail): string {
  const t = (sleutel: string): string => veiligeHtml(tekst(locale, `postbus.${sleutel}`));
  return `<p><a href="${PAD}">${t('terug')}</a></p><h1>${veiligeHtml(mail.onderwerp)}</h1>
<p><small>${t('van')} ${veiligeHtml(mail.van)}<br>${t('aan')} ${veiligeHtml(mail.aan)}<br>${t('op')} ${veiligeHtml(mail.op)}</small></p>
<h2>${t('tekst')}</h2><pre>${metLinks(veiligeHtml(mail.tekst))}</pre>
<h2>${t('opmaak')}</h2><iframe title="${t('opmaak')}" sandbox srcdoc="${veiligeHtml(mail.html)}"></iframe>`;
}

/** `/ontwikkel/postbus`: the mails of the development mailbox, as a page and as JSON. */
export function createPostbusRoutes(postbus: Postbus): Router {
  const router = Router();
  const stuur = (req: Request, res: Response, inhoud: string): void => {
    res
      .set('Cache-Control', 'no-store')
      .type('html')
      .send(pagina(localeVan(req), inhoud));
  };
  router.get(`${PAD}.json`, (req, res) => {
    alleenHier(req);
    res.set('Cache-Control', 'no-store').json({ items: postbus.mails() });
  });
  router.get(PAD, (req, res) => {
    alleenHier(req);
    stuur(req, res, lijst(localeVan(req), postbus.mails()));
  });
  router.get(`${PAD}/:nr`, (req, res) => {
    alleenHier(req);
    const mail = postbus.mails().find(({ nr }) => String(nr) === req.params.nr);
    if (mail === undefined) throw createError('NIET_GEVONDEN');
    stuur(req, res, brief(localeVan(req), mail));
  });
  return router;
}
