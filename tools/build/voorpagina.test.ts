import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { vulPagina } from './voorpagina.ts';

const sjabloon = readFileSync('web/voorpagina.html', 'utf8');

it('puts title, description, language and body in their places', () => {
  const uit = vulPagina(sjabloon, { titel: 'Taal & tocht', omschrijving: 'Zeg "ja"', html: '<p>$& hier</p>' }, 'nl-BE');
  expect(uit).toContain('<html lang="nl-BE">');
  expect(uit).toContain('<title>Taal &amp; tocht</title>');
  expect(uit).toContain('content="Zeg &quot;ja&quot;"');
  expect(uit).toContain('<div id="app"><p>$& hier</p></div>');
  expect(uit).toContain('name="belgische-hosts" content=""');
});

it('stops when the page lost a place', () => {
  expect(() => vulPagina('<html lang="nl"></html>', { titel: '', omschrijving: '', html: '' }, 'nl-NL')).toThrow(
    'voorpagina.html has no <title></title>',
  );
});
