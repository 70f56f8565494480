import { useTranslation } from 'react-i18next';
import type { Importplan } from '#server/features/importplan/importplan.contract.ts';
import { TabelVak } from '#web/ui/tabel-vak.tsx';

const MAX = 500;

/** Remarks with the place in the file; the key leads back to the school's own system. */
export function Meldingen({ meldingen }: { meldingen: Importplan['fouten'] }) {
  const { t } = useTranslation('importeren');
  return (
    <TabelVak naam={t('tab.meldingen')}>
      <thead>
        <tr>
          <th scope="col">{t('kolom.melding')}</th>
          <th scope="col">{t('kolom.sleutel')}</th>
          <th scope="col">{t('kolom.regel')}</th>
        </tr>
      </thead>
      <tbody>
        {meldingen.slice(0, MAX).map(({ code, regel, sleutel }, nummer) => (
          <tr key={`${code}-${sleutel}-${nummer}`}>
            <th scope="row" className="meldingen__zin">
              {t(`code.${code}`)}
            </th>
            <td>{sleutel}</td>
            <td className="tabel__getal">{regel === 0 ? '' : regel}</td>
          </tr>
        ))}
      </tbody>
    </TabelVak>
  );
}
