import { camel, pascal, type Files } from './names.ts';

/** A screen in an area: page, API hook and test. */
export function screen(name: string): Files {
  const [area = 'admins', short = name] = name.includes('/') ? name.split('/') : ['admins', name];
  const P = pascal(short);
  const dir = `web/areas/${area}/${short}`;
  return {
    [`${dir}/${short}.api.ts`]: `import useSWR from 'swr';
import { http } from '#web/platform/http.ts';

/** Data of the ${short} screen. */
export const use${P} = (adminId: string) => useSWR(\`/api/admins/\${adminId}/${short}\`, (path: string) => http.get(path));
`,
    [`${dir}/${short}-page.tsx`]: `import { useTranslation } from 'react-i18next';

export function ${P}Page() {
  const { t } = useTranslation('${camel(short)}');
  return <h1>{t('titel')}</h1>;
}
`,
    [`${dir}/${short}-page.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ${P}Page } from './${short}-page.tsx';

it('has one heading', () => {
  render(<${P}Page />);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
`,
    [`web/i18n/${short}.nl.json`]: `{ "titel": "${P}" }\n`,
    [`web/i18n/${short}.nl-BE.json`]: '{}\n',
  };
}
