import { describe, expect, it } from 'vitest';
import { isSendable, mailTextMistakes, readMailText } from '#engine/core/mail/mail-text.ts';
import { serverText } from '../taal/texts.ts';
import { builtInText, TEMPLATE_CODES, textInForce, textRules, type PublishedText } from './templates.ts';

const own = (locale: 'nl-NL' | 'nl-BE', version: number): PublishedText => ({
  code: 'uitnodiging-gevraagd',
  locale,
  versie: version,
  onderwerp: locale,
  tekst: '# Kop',
});

describe('the texts that come with the product', () => {
  it.each(TEMPLATE_CODES)('%s may go to people as it is, in both countries', (code) => {
    for (const locale of ['nl-NL', 'nl-BE'] as const) {
      const { onderwerp: subject, tekst: text } = builtInText(code, locale);
      const mistakes = mailTextMistakes(subject, text, textRules(code));
      expect({ ...mistakes, sendable: isSendable(mistakes) }).toMatchObject({
        missing: [],
        unknown: [],
        sendable: true,
      });
      expect([...subject].length).toBeLessThanOrEqual(150);
    }
  });

  it.each(TEMPLATE_CODES)('%s is told what it is for, and each of its spots what it means', (code) => {
    expect(serverText('nl-NL', `mail.doel.${code}`)).not.toContain('mail.doel');
    for (const name of textRules(code).known)
      for (const part of ['betekenis', 'voorbeeld'])
        if (!(part === 'voorbeeld' && ['link', 'aanhef', 'productnaam', 'hulpadres'].includes(name)))
          expect(serverText('nl-NL', `mail.plek.${name}.${part}`), name).not.toContain('mail.plek');
  });

  it('keep the button and what stands below it', () => {
    const { onderwerp: subject, tekst: text } = builtInText('wachtwoord-gewijzigd', 'nl-NL');
    const words = readMailText(subject, text);
    expect(words.button).toBe('Nieuw wachtwoord aanvragen');
    expect(words.closing).toHaveLength(1);
    expect(textRules('wachtwoord-gewijzigd').required).toEqual(['moment', 'link']);
  });
});

describe('the text in force', () => {
  it('is the one that came with the product until another is published', () => {
    expect(textInForce('uitnodiging-gevraagd', 'nl-NL', [])).toMatchObject({ versie: 0, source: 'meegeleverd' });
    expect(textInForce('uitnodiging-gevraagd', 'nl-NL', [own('nl-NL', 3)])).toMatchObject({
      versie: 3,
      source: 'gepubliceerd',
    });
  });

  it('is for Belgium its own, else the Dutch one', () => {
    const code = 'uitnodiging-gevraagd';
    expect(textInForce(code, 'nl-BE', [])).toMatchObject({ versie: 0, source: 'nl' });
    expect(textInForce(code, 'nl-BE', [own('nl-NL', 3)])).toMatchObject({ onderwerp: 'nl-NL', source: 'nl' });
    expect(textInForce(code, 'nl-BE', [own('nl-NL', 3), own('nl-BE', 1)])).toMatchObject({
      onderwerp: 'nl-BE',
      source: 'gepubliceerd',
    });
    const dutch: PublishedText = { ...own('nl-NL', 1), code: 'uitnodiging-docent' };
    expect(textInForce('uitnodiging-docent', 'nl-BE', [dutch])).toMatchObject({ versie: 0, source: 'meegeleverd' });
  });
});
