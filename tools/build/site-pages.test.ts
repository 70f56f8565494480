import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fillPage } from './site-pages.ts';

const template = readFileSync('web/site.html', 'utf8');

it('puts title, description, language and body in their places', () => {
  const out = fillPage(
    template,
    { path: 'x', titel: 'Taal & tocht', description: 'Zeg "ja"', html: '<p>$& hier</p>' },
    'nl-BE',
  );
  expect(out).toContain('<html lang="nl-BE">');
  expect(out).toContain('<title>Taal &amp; tocht</title>');
  expect(out).toContain('content="Zeg &quot;ja&quot;"');
  expect(out).toContain('<div id="app"><p>$& hier</p></div>');
  expect(out).toContain('<link rel="canonical" href="https://be.invalid/site/x" />');
  expect(out).toContain('hreflang="nl-NL" href="https://nl.invalid/site/x"');
  expect(out).toContain('name="belgische-hosts" content=""');
});

it('stops when the page lost a place', () => {
  expect(() =>
    fillPage('<html lang="nl"></html>', { path: '', titel: '', description: '', html: '' }, 'nl-NL'),
  ).toThrow('site.html has no <title></title>');
});
