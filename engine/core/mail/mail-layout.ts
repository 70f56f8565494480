import type { MailText } from './mail-text.ts';

/** A mail as it is sent. */
export interface MailContent {
  onderwerp: string;
  tekst: string;
  html: string;
}
/** What stands around the words of a mail. */
export interface MailParts {
  locale: string;
  link?: string | undefined;
  footer: string;
  brand: string;
  /** Colours: those the reader asks for, or one of both, for who looks at them side by side. */
  scheme?: 'auto' | 'light' | 'dark';
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
  `<p class="ink" style="margin:0 0 16px;${LETTER};font-size:16px;line-height:1.55;color:#1f2a44">${rules(text)}</p>`;

function buttonOf(text: string, link: string): string {
  const address = safeHtml(link);
  return `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:14px 26px;border-radius:14px;background:#1b6ca8;color:#fffdf7;text-decoration:none;font-weight:bold;${LETTER};font-size:17px">${safeHtml(text)}</a></p>
<p class="soft" style="margin:0 0 16px;${LETTER};font-size:13px;line-height:1.5;color:#4a5470;word-break:break-all">${address}</p>`;
}

/** The island in three strips, drawn with table cells: nothing is fetched when the mail is opened. */
const STRIPES =
  '<tr><td style="height:8px;background:#1b6ca8;font-size:0;line-height:0">&nbsp;</td></tr><tr><td style="height:5px;background:#ffb703;font-size:0;line-height:0">&nbsp;</td></tr>';

/** What stands inline is light; a program that knows dark mail takes these instead. */
const DARK =
  '.page{background:#0e1b28!important}.card{background:#182a3a!important}.ink{color:#eef4f8!important}.soft{color:#b3c3d0!important}.brand{color:#86c9f2!important}.foot{border-color:#30475a!important}';
const STYLES: Readonly<Record<'auto' | 'light' | 'dark', string>> = {
  auto: `<style>@media (prefers-color-scheme:dark){${DARK}}</style>`,
  light: '',
  dark: `<style>${DARK}</style>`,
};

/** Lays filled words out as plain text and as one table of html, in the colours of the brand. */
export function layOutMail(words: MailText, parts: MailParts): MailContent {
  const { link, footer, brand, locale, scheme = 'auto' } = parts;
  const button = words.button === undefined || link === undefined ? undefined : { text: words.button, link };
  const heading = words.heading === '' ? [] : [words.heading];
  const text = [
    ...heading,
    ...words.paragraphs,
    ...(button === undefined ? [] : [`${button.text}:\n${button.link}`]),
    ...words.closing,
    `--\n${footer}`,
  ].join('\n\n');
  const html = `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${safeHtml(words.subject)}</title>${STYLES[scheme]}</head>
<body class="page" style="margin:0;padding:24px 12px;background:#ddf1fd">
<table class="card" role="presentation" cellpadding="0" cellspacing="0" align="center" style="width:100%;max-width:560px;margin:0 auto;background:#fffdf7;border-radius:20px;overflow:hidden;border-collapse:separate;table-layout:fixed;word-break:break-word;overflow-wrap:anywhere">
${STRIPES}
<tr><td style="padding:28px 32px 8px"><p class="brand" style="margin:0 0 18px;${LETTER};font-size:18px;font-weight:bold;color:#1b6ca8">${safeHtml(brand)}</p>
${heading.map((line) => `<h1 class="ink" style="margin:0 0 18px;${LETTER};font-size:25px;line-height:1.25;color:#1f2a44">${safeHtml(line)}</h1>`).join('')}
${words.paragraphs.map(paragraph).join('\n')}
${button === undefined ? '' : buttonOf(button.text, button.link)}
${words.closing.map(paragraph).join('\n')}</td></tr>
<tr><td class="foot" style="padding:16px 32px 26px;border-top:1px solid #e5e1d6"><p class="soft" style="margin:0;${LETTER};font-size:13px;line-height:1.5;color:#4a5470">${rules(footer)}</p></td></tr>
</table></body></html>`;
  return { onderwerp: words.subject, tekst: `${text}\n`, html };
}
