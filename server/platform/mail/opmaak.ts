import type { Locale } from '../taal/teksten.ts';
import type { Sjabloon } from './sjablonen.ts';

/** A mail as it is sent. */
export interface MailInhoud {
  onderwerp: string;
  tekst: string;
  html: string;
}
export interface OpmaakDelen {
  locale: Locale;
  link?: string | undefined;
  voet: string;
  merk: string;
}

const TEKENS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Text that cannot become markup. */
export const veiligeHtml = (tekst: string): string => tekst.replace(/[&<>"']/g, (teken) => TEKENS[teken] ?? teken);
const regels = (tekst: string): string => veiligeHtml(tekst).replaceAll('\n', '<br>');

const LETTER = "font-family:'Trebuchet MS',Verdana,Arial,sans-serif";
const alinea = (tekst: string): string =>
  `<p style="margin:0 0 16px;${LETTER};font-size:16px;line-height:1.55;color:#1f2a44">${regels(tekst)}</p>`;

function knop(tekst: string, link: string): string {
  const adres = veiligeHtml(link);
  return `<p style="margin:24px 0"><a href="${adres}" style="display:inline-block;padding:14px 26px;border-radius:14px;background:#1b6ca8;color:#fffdf7;text-decoration:none;font-weight:bold;${LETTER};font-size:17px">${veiligeHtml(tekst)}</a></p>
<p style="margin:0 0 16px;${LETTER};font-size:13px;line-height:1.5;color:#4a5470;word-break:break-all">${adres}</p>`;
}

/** The island in three strips, drawn with table cells: nothing is fetched when the mail is opened. */
const STREPEN =
  '<tr><td style="height:8px;background:#1b6ca8;font-size:0;line-height:0">&nbsp;</td></tr><tr><td style="height:5px;background:#ffb703;font-size:0;line-height:0">&nbsp;</td></tr>';

/** Lays a filled template out as plain text and as one table of html, in the colours of the brand. */
export function maakOp(sjabloon: Sjabloon, delen: OpmaakDelen): MailInhoud {
  const { link, voet, merk, locale } = delen;
  const metKnop = sjabloon.knop !== undefined && link !== undefined ? { tekst: sjabloon.knop, link } : undefined;
  const slot = sjabloon.slot === undefined ? [] : [sjabloon.slot];
  const tekst = [
    sjabloon.kop,
    ...sjabloon.alineas,
    ...(metKnop === undefined ? [] : [`${metKnop.tekst}:\n${metKnop.link}`]),
    ...slot,
    `--\n${voet}`,
  ].join('\n\n');
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${veiligeHtml(sjabloon.onderwerp)}</title></head>
<body style="margin:0;padding:24px 12px;background:#ddf1fd">
<table role="presentation" cellpadding="0" cellspacing="0" align="center" style="width:100%;max-width:560px;margin:0 auto;background:#fffdf7;border-radius:20px;overflow:hidden;border-collapse:separate">
${STREPEN}
<tr><td style="padding:28px 32px 8px"><p style="margin:0 0 18px;${LETTER};font-size:18px;font-weight:bold;color:#1b6ca8">${veiligeHtml(merk)}</p>
<h1 style="margin:0 0 18px;${LETTER};font-size:25px;line-height:1.25;color:#1f2a44">${veiligeHtml(sjabloon.kop)}</h1>
${sjabloon.alineas.map(alinea).join('\n')}
${metKnop === undefined ? '' : knop(metKnop.tekst, metKnop.link)}
${slot.map(alinea).join('\n')}</td></tr>
<tr><td style="padding:16px 32px 26px;border-top:1px solid #e5e1d6"><p style="margin:0;${LETTER};font-size:13px;line-height:1.5;color:#4a5470">${regels(voet)}</p></td></tr>
</table></body></html>`;
  return { onderwerp: sjabloon.onderwerp, tekst: `${tekst}\n`, html };
}
