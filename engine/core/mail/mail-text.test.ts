import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillMailText, isSendable, mailTextMistakes, readMailText, spotsIn, writeMailText } from './mail-text.ts';

const TEXT = `# Je wachtwoord

{aanhef}

Op {moment} is het gewijzigd.
Door {door}.

[Naar Taaltocht]({link})

Vragen? {hulpadres}

Tot ziens.`;

describe('the text of a mail', () => {
  it('is taken apart into heading, paragraphs, button and what closes it', () => {
    expect(readMailText('Hoi', TEXT)).toEqual({
      subject: 'Hoi',
      heading: 'Je wachtwoord',
      paragraphs: ['{aanhef}', 'Op {moment} is het gewijzigd.\nDoor {door}.'],
      button: 'Naar Taaltocht',
      closing: ['Vragen? {hulpadres}', 'Tot ziens.'],
    });
  });

  it('may lack a heading, a button and everything', () => {
    expect(readMailText('', '')).toEqual({ subject: '', heading: '', paragraphs: [], closing: [] });
    expect(readMailText('', '#geen kop').paragraphs).toEqual(['#geen kop']);
    expect(readMailText('', 'a\r\n\r\nb').paragraphs).toEqual(['a', 'b']);
    expect(readMailText('', '[a](https://elders.test)').button).toBeUndefined();
  });

  it('comes back the same, whatever stands in it', () => {
    const line = fc.stringMatching(/^[a-z{}][a-z {}.]{0,20}[a-z]$/);
    const words = fc.record({ heading: line, paragraphs: fc.array(line), closing: fc.array(line), button: line });
    fc.assert(
      fc.property(words, (one) => {
        expect(readMailText('s', writeMailText(one))).toEqual({ subject: 's', ...one });
      }),
      { seed: 7 },
    );
    const bare = { heading: 'Kop', paragraphs: ['a'], closing: [] };
    expect(readMailText('s', writeMailText(bare))).toEqual({ subject: 's', ...bare });
  });

  it('names its spots once', () => {
    expect(spotsIn('{a} {b} {a} {} { c }')).toEqual(['a', 'b']);
  });
});

describe('the values of a mail', () => {
  const words = readMailText('Hoi {naam}', TEXT);
  it('drop the paragraph that lacks one, and the button without a link', () => {
    const filled = fillMailText(words, { naam: 'Bea', aanhef: 'Hallo Bea,', moment: '3 maart', door: '' });
    expect(filled).toEqual({
      subject: 'Hoi Bea',
      heading: 'Je wachtwoord',
      paragraphs: ['Hallo Bea,'],
      closing: ['Tot ziens.'],
    });
    expect(fillMailText(words, { link: 'https://x.test' }).button).toBe('Naar Taaltocht');
  });

  it('cannot make a heading, a button or a spot', () => {
    const evil = '# Kop\n\n[klik]({link})\n\n{moment}';
    const filled = fillMailText(readMailText('{naam}', '# Hoi\n\n{naam}'), { naam: evil, link: 'x', moment: 'nu' });
    expect(filled).toEqual({
      subject: '# Kop [klik]({link}) {moment}',
      heading: 'Hoi',
      paragraphs: [evil],
      closing: [],
    });
  });

  it('stay visible in a subject that knows no such value', () => {
    expect(fillMailText(words, {}).subject).toBe('Hoi {naam}');
  });
});

describe('what keeps a text from people', () => {
  const known = { known: ['aanhef', 'moment', 'door', 'hulpadres', 'link'], required: ['moment', 'link'] };
  it('is nothing for a good one', () => {
    const mistakes = mailTextMistakes('Gewijzigd op {moment}', TEXT, known);
    expect(mistakes).toEqual({ missing: [], unknown: [], withoutHeading: false, buttons: false });
    expect(isSendable(mistakes)).toBe(true);
  });

  it.each([
    ['Hoi', TEXT.replace('{moment}', 'toen'), { missing: ['moment'] }],
    ['Op {moment}', TEXT.replace('{moment}', 'toen'), { missing: ['moment'] }],
    ['Hoi', TEXT.replace('({link})', ''), { missing: ['link'] }],
    ['Hoi {klant}', `${TEXT} {klant} {plaats}`, { unknown: ['klant', 'plaats'] }],
    ['Hoi', TEXT.replace('# ', ''), { withoutHeading: true }],
    ['Hoi', `${TEXT}\n\n[Nog een]({link})`, { buttons: true }],
  ])('finds it in %s', (subject, text, part) => {
    const mistakes = mailTextMistakes(subject, text, known);
    expect(mistakes).toMatchObject(part);
    expect(isSendable(mistakes)).toBe(false);
  });
});

describe('a text as people type it', () => {
  it('may have spaces on its empty lines and around its blocks', () => {
    const words = readMailText('s', '  # Kop  \n \t\n\n  Een  \n\n\n[ Ga ]({link})  \n\n Slot ');
    expect(words).toMatchObject({ heading: 'Kop', paragraphs: ['Een'], closing: ['Slot'] });
    expect(words.button).toBe('Ga');
  });

  it('has a heading on its first line only', () => {
    const words = readMailText('s', '# Een\n\n# Twee');
    expect(words.heading).toBe('Een');
    expect(words.paragraphs).toEqual(['# Twee']);
  });

  it('has a button only on a line of its own', () => {
    expect(readMailText('s', 'Klik [hier]({link}) dan').button).toBeUndefined();
    expect(readMailText('s', '[a]({link})\n[b]({link})').button).toBeUndefined();
    expect(readMailText('s', '[]({link})').button).toBeUndefined();
  });

  it('may put a value on the button', () => {
    const words = readMailText('s', '# Kop\n\n[Naar {organisatie}]({link})');
    const filled = fillMailText(words, { organisatie: 'De Brug', link: 'https://x.test' });
    expect(filled.button).toBe('Naar De Brug');
  });

  it('keeps every value that is given, in any order', () => {
    const words = readMailText('{a}-{b}', '# {b}\n\n{a} en {b}\n\n{c}');
    const filled = fillMailText(words, { b: '2', a: '1' });
    expect(filled).toEqual({ subject: '1-2', heading: '2', paragraphs: ['1 en 2'], closing: [] });
  });
});
