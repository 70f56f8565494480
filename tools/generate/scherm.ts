import { camel, pascal, type Bestanden } from './namen.ts';

/** A screen in an area: page, API hook and test. */
export function scherm(naam: string): Bestanden {
  const [area = 'admins', kort = naam] = naam.includes('/') ? naam.split('/') : ['admins', naam];
  const P = pascal(kort);
  const dir = `web/areas/${area}/${kort}`;
  return {
    [`${dir}/${kort}.api.ts`]: `import useSWR from 'swr';
import { http } from '#web/platform/http.ts';

/** Data of the ${kort} screen. */
export const use${P} = (adminId: string) => useSWR(\`/api/admins/\${adminId}/${kort}\`, (path: string) => http.get(path));
`,
    [`${dir}/${kort}-page.tsx`]: `import { useTranslation } from 'react-i18next';

export function ${P}Page() {
  const { t } = useTranslation('${camel(kort)}');
  return <h1>{t('titel')}</h1>;
}
`,
    [`${dir}/${kort}-page.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ${P}Page } from './${kort}-page.tsx';

it('has one heading', () => {
  render(<${P}Page />);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
`,
    [`web/i18n/${kort}.nl.json`]: `{ "titel": "${P}" }\n`,
    [`web/i18n/${kort}.nl-BE.json`]: '{}\n',
  };
}
