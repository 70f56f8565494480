import { useTranslation } from 'react-i18next';
import type { Importplan } from '#server/features/edexml/edexml.contract.ts';
import { TableBox } from '#web/ui/table-box.tsx';

const MAX = 500;

/** Remarks with the place in the file; the key leads back to the school's own system. */
export function Notices({ meldingen: notices }: { meldingen: Importplan['fouten'] }) {
  const { t } = useTranslation(['edexml', 'importing']);
  return (
    <TableBox name={t('tab.meldingen')}>
      <thead>
        <tr>
          <th scope="col">{t('kolom.melding')}</th>
          <th scope="col">{t('kolom.sleutel')}</th>
          <th scope="col">{t('kolom.regel')}</th>
        </tr>
      </thead>
      <tbody>
        {notices.slice(0, MAX).map(({ code, regel: rule, sleutel: key }, number) => (
          <tr key={`${code}-${key}-${number}`}>
            <th scope="row" className="messages__zin">
              {t(`code.${code}`)}
            </th>
            <td>{key}</td>
            <td className="table__number">{rule === 0 ? '' : rule}</td>
          </tr>
        ))}
      </tbody>
    </TableBox>
  );
}
