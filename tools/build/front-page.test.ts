import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fillPage } from './front-page.ts';

const template = readFileSync('web/front-page.html', 'utf8');

it('puts title, description, language and body in their places', () => {
  const out = fillPage(template, { titel: 'Taal & tocht', description: 'Zeg "ja"', html: '<p>$& hier</p>' }, 'nl-BE');
  expect(out).toContain('<html lang="nl-BE">');
  expect(out).toContain('<title>Taal &amp; tocht</title>');
  expect(out).toContain('content="Zeg &quot;ja&quot;"');
  expect(out).toContain('<div id="app"><p>$& hier</p></div>');
  expect(out).toContain('name="belgische-hosts" content=""');
});

it('stops when the page lost a place', () => {
  expect(() => fillPage('<html lang="nl"></html>', { titel: '', description: '', html: '' }, 'nl-NL')).toThrow(
    'front-page.html has no <title></title>',
  );
});
