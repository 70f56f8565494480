import type { TextLocale } from '../taal/texts.ts';
import type { Template } from './templates.ts';

/** A mail as it is sent. */
export interface MailContent {
  onderwerp: string;
  tekst: string;
  html: string;
}
export interface FormattingParts {
  locale: TextLocale;
  link?: string | undefined;
  footer: string;
  brand: string;
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Text that cannot become markup. */
export const safeHtml = (text: string): string => text.replace(/[&<>"']/g, (draw) => CHARACTERS[draw] ?? draw);
const rules = (text: string): string => safeHtml(text).replaceAll('\n', '<br>');

const LETTER = "font-family:'Trebuchet MS',Verdana,Arial,sans-serif";
const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;${LETTER};font-size:16px;line-height:1.55;color:#1f2a44">${rules(text)}</p>`;

function button(text: string, link: string): string {
  const address = safeHtml(link);
  return `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:14px 26px;border-radius:14px;background:#1b6ca8;color:#fffdf7;text-decoration:none;font-weight:bold;${LETTER};font-size:17px">${safeHtml(text)}</a></p>
<p style="margin:0 0 16px;${LETTER};font-size:13px;line-height:1.5;color:#4a5470;word-break:break-all">${address}</p>`;
}

/** The island in three strips, drawn with table cells: nothing is fetched when the mail is opened. */
const STRIPES =
  '<tr><td style="height:8px;background:#1b6ca8;font-size:0;line-height:0">&nbsp;</td></tr><tr><td style="height:5px;background:#ffb703;font-size:0;line-height:0">&nbsp;</td></tr>';

/** Lays a filled template out as plain text and as one table of html, in the colours of the brand. */
export function formatMail(template: Template, parts: FormattingParts): MailContent {
  const { link, footer, brand, locale } = parts;
  const withButton = template.knop !== undefined && link !== undefined ? { tekst: template.knop, link } : undefined;
  const slot = template.slot === undefined ? [] : [template.slot];
  const text = [
    template.kop,
    ...template.alineas,
    ...(withButton === undefined ? [] : [`${withButton.tekst}:\n${withButton.link}`]),
    ...slot,
    `--\n${footer}`,
  ].join('\n\n');
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${safeHtml(template.onderwerp)}</title></head>
<body style="margin:0;padding:24px 12px;background:#ddf1fd">
<table role="presentation" cellpadding="0" cellspacing="0" align="center" style="width:100%;max-width:560px;margin:0 auto;background:#fffdf7;border-radius:20px;overflow:hidden;border-collapse:separate">
${STRIPES}
<tr><td style="padding:28px 32px 8px"><p style="margin:0 0 18px;${LETTER};font-size:18px;font-weight:bold;color:#1b6ca8">${safeHtml(brand)}</p>
<h1 style="margin:0 0 18px;${LETTER};font-size:25px;line-height:1.25;color:#1f2a44">${safeHtml(template.kop)}</h1>
${template.alineas.map(paragraph).join('\n')}
${withButton === undefined ? '' : button(withButton.tekst, withButton.link)}
${slot.map(paragraph).join('\n')}</td></tr>
<tr><td style="padding:16px 32px 26px;border-top:1px solid #e5e1d6"><p style="margin:0;${LETTER};font-size:13px;line-height:1.5;color:#4a5470">${rules(footer)}</p></td></tr>
</table></body></html>`;
  return { onderwerp: template.onderwerp, tekst: `${text}\n`, html };
}
