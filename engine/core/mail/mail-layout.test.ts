import { expect, it } from 'vitest';
import { layOutMail, safeHtml } from './mail-layout.ts';

const WORDS = {
  subject: 'Hoi <b>',
  heading: 'Kop & "meer"',
  paragraphs: ['Een\ntwee', '<script>alert(1)</script>'],
  button: 'Open',
  closing: ['Tot ziens'],
};
const PARTS = { locale: 'nl-NL', link: 'https://x.test/?a=1&b=2', footer: 'Van ons\nHulp', brand: 'Taaltocht' };

it('lays a mail out as text', () => {
  expect(layOutMail(WORDS, PARTS).tekst).toBe(
    'Kop & "meer"\n\nEen\ntwee\n\n<script>alert(1)</script>\n\nOpen:\nhttps://x.test/?a=1&b=2\n\nTot ziens\n\n--\nVan ons\nHulp\n',
  );
});

it('lays it out as html in which no word is markup, and that fetches nothing', () => {
  const { html, onderwerp: subject } = layOutMail(WORDS, PARTS);
  expect(subject).toBe('Hoi <b>');
  expect(html).toContain('<title>Hoi &lt;b&gt;</title>');
  expect(html).toContain('Kop &amp; &quot;meer&quot;');
  expect(html).toContain('Een<br>twee');
  expect(html).toContain('href="https://x.test/?a=1&amp;b=2"');
  expect(html).not.toContain('<script');
  expect(html).not.toMatch(/<img|url\(|src=/);
});

it('shows no button without a link, and no heading that is empty', () => {
  const { html, tekst: text } = layOutMail({ ...WORDS, heading: '' }, { ...PARTS, link: undefined });
  expect(html).not.toMatch(/<a |<h1/);
  expect(text.startsWith('Een\ntwee')).toBe(true);
});

it('is dark for a reader who asks for it, or where it is asked', () => {
  expect(layOutMail(WORDS, PARTS).html).toContain('@media (prefers-color-scheme:dark)');
  expect(layOutMail(WORDS, { ...PARTS, scheme: 'light' }).html).not.toContain('<style>');
  const dark = layOutMail(WORDS, { ...PARTS, scheme: 'dark' }).html;
  expect(dark).toContain('<style>.page{');
  expect(dark).not.toContain('@media');
});

it('leaves ordinary text alone', () => {
  expect(safeHtml("it's <1> & more")).toBe('it&#39;s &lt;1&gt; &amp; more');
});

it('names the country, the subject and the brand to who cannot see', () => {
  const { html } = layOutMail(WORDS, { ...PARTS, locale: 'nl-BE', brand: 'Taal & tocht' });
  expect(html.startsWith('<!doctype html>')).toBe(true);
  expect(html).toContain('<html lang="nl-BE">');
  expect(html).toContain('Taal &amp; tocht');
  expect(html).toContain('role="presentation"');
});

it('puts what closes a mail below the button, in both kinds', () => {
  const { html, tekst: text } = layOutMail(WORDS, PARTS);
  for (const kind of [html, text]) {
    const spots = ['Een', 'Open', 'Tot ziens', 'Van ons'].map((word) => kind.indexOf(word));
    expect(spots).toEqual(spots.toSorted((a, b) => a - b));
    expect(spots.every((spot) => spot > 0)).toBe(true);
  }
});

it('writes the address of the button out, for a program that shows no buttons', () => {
  const { html, tekst: text } = layOutMail(WORDS, PARTS);
  expect(html.split('https://x.test/?a=1&amp;b=2')).toHaveLength(3);
  expect(text).toContain('Open:\nhttps://x.test/?a=1&b=2');
});

it('keeps every colour of the dark mail in one rule a class', () => {
  const dark = /<style>(.*)<\/style>/.exec(layOutMail(WORDS, { ...PARTS, scheme: 'dark' }).html)?.[1] ?? '';
  for (const name of ['page', 'card', 'ink', 'soft', 'brand', 'foot'])
    expect(dark.split(`.${name}{`), name).toHaveLength(2);
});

it('lets a long address in a sentence break, so that the mail is no wider than a telephone', () => {
  const { html } = layOutMail({ ...WORDS, closing: [`Meld je af: https://x.test/${'a'.repeat(90)}`] }, PARTS);
  const card = /<table class="card"[^>]*style="([^"]*)"/.exec(html)?.[1] ?? '';
  expect(card.split(';')).toEqual(
    expect.arrayContaining(['table-layout:fixed', 'word-break:break-word', 'overflow-wrap:anywhere', 'width:100%']),
  );
});
