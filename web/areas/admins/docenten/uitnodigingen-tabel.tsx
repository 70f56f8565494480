import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Uitnodiging } from '#server/features/docenten/docenten.contract.ts';
import { TabelVak } from '#web/ui/tabel-vak.tsx';
import { datumTekst } from '../datum.ts';
import { herhaal, trekIn } from './docenten.api.ts';
import { FoutRegel } from './fout-regel.tsx';

const MIS: ReadonlySet<Uitnodiging['status']> = new Set(['verlopen', 'mislukt', 'geweigerd']);

interface Props {
  adminId: string;
  items: readonly Uitnodiging[];
  /** Not for this role, or not while the licence is for reading only. */ acties: 'geen' | 'uit' | 'aan';
  onKlaar: (melding: string) => void;
}

/** Who was asked and has not answered yet. */
export function UitnodigingenTabel({ adminId, items, acties, onKlaar }: Props) {
  const { t, i18n } = useTranslation('docenten');
  const [fout, stelFout] = useState<Error | null>(null);
  const doe = (werk: Promise<void>, melding: string) => {
    stelFout(null);
    werk.then(() => onKlaar(melding), stelFout);
  };
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="uitnodigingen-kop" className="docenten__uitnodigingen">
      <h2 id="uitnodigingen-kop">{t('uitnodigingen')}</h2>
      <FoutRegel fout={fout} />
      <TabelVak klasse="tabel--vast docenten" kop="uitnodigingen-kop">
        <thead>
          <tr>
            <th scope="col">{t('kolom.email')}</th>
            <th scope="col">{t('rol')}</th>
            <th scope="col">{t('groepen')}</th>
            <th scope="col">{t('kolom.status')}</th>
            <th scope="col">{t('kolom.geldig')}</th>
            {acties !== 'geen' && (
              <th scope="col" className="niet-op-papier">
                <span className="alleen-lezer">{t('wijzig')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {items.map((uitnodiging) => (
            <tr key={uitnodiging.id}>
              <th scope="row">{uitnodiging.email}</th>
              <td>{t(`rol.${uitnodiging.rol}`)}</td>
              <td className="docenten__groepen">
                {uitnodiging.groepen.map(({ naam }) => naam).join(', ') || <span className="zacht">{t('geen')}</span>}
              </td>
              <td>
                <span className={MIS.has(uitnodiging.status) ? 'chip chip--bijna' : 'chip chip--zee'}>
                  {t(uitnodiging.gevraagd ? 'uitnodiging.gevraagd' : `uitnodiging.${uitnodiging.status}`)}
                </span>
              </td>
              <td>{datumTekst(i18n.language, new Date(uitnodiging.verlooptOp))}</td>
              {acties !== 'geen' && (
                <td className="niet-op-papier">
                  {uitnodiging.status !== 'geweigerd' && (
                    <Button
                      disabled={acties === 'uit'}
                      aria-label={t('herhaal.aan', { email: uitnodiging.email })}
                      onClick={() => doe(herhaal(adminId, uitnodiging), t('herhaald', { email: uitnodiging.email }))}
                    >
                      {t('herhaal')}
                    </Button>
                  )}
                  <Button
                    color="warning"
                    disabled={acties === 'uit'}
                    aria-label={t('trekIn.van', { email: uitnodiging.email })}
                    onClick={() => doe(trekIn(adminId, uitnodiging), t('ingetrokken', { email: uitnodiging.email }))}
                  >
                    {t('trekIn')}
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </TabelVak>
    </section>
  );
}
