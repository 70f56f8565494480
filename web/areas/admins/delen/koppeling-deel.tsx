import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Delen, Koppelsoort } from '#server/features/koppelingen/koppelingen.contract.ts';
import { datumTekst } from '../datum.ts';

interface Props {
  delen: Delen;
  soort: Koppelsoort;
  bezig: boolean;
  onMaak: () => void;
  onTrekIn: (id: string) => void;
  onBeeindig: (id: string) => void;
}

/** Links with one kind of place, the codes that wait for somebody, and a new code. */
export function KoppelingDeel({ delen, soort, bezig, onMaak, onTrekIn, onBeeindig }: Props) {
  const { t, i18n } = useTranslation('delen');
  const dag = (moment: string): string => datumTekst(i18n.language, new Date(moment));
  const koppelingen = delen.koppelingen.filter((koppeling) => koppeling.soort === soort);
  const codes = delen.codes.filter((code) => code.soort === soort);
  const dicht = soort === 'thuis' && !delen.thuisToegang;
  return (
    <section className="deel" aria-labelledby={`deel-${soort}`}>
      <div className="deel__kop">
        <h2 id={`deel-${soort}`}>{t(`koppeling.${soort}.kop`)}</h2>
        <button type="button" className="knop-tint" disabled={bezig || dicht} onClick={onMaak}>
          {t(`koppeling.${soort}.maak`)}
        </button>
      </div>
      <p className="zacht">{t(`koppeling.${soort}.uitleg`)}</p>
      {dicht && <p className="deel__leeg">{t('thuis.dicht')}</p>}
      {koppelingen.length === 0 && codes.length === 0 && <p className="deel__leeg">{t(`koppeling.${soort}.leeg`)}</p>}
      <ul className="deel__lijst">
        {koppelingen.map((koppeling) => (
          <li key={koppeling.id}>
            <span className="deel__wat">
              <strong>{koppeling.bij}</strong>
              <span className="zacht">{t('sinds', { datum: dag(koppeling.gekoppeldOp) })}</span>
            </span>
            <Button
              size="small"
              disabled={bezig}
              aria-label={t('beeindigVan', { naam: koppeling.bij })}
              onClick={() => onBeeindig(koppeling.id)}
            >
              {t('beeindig')}
            </Button>
          </li>
        ))}
        {codes.map((code) => (
          <li key={code.id}>
            <span className="deel__wat">
              <strong>{t('code.wacht')}</strong>
              <span className="zacht">{t('code.tot', { datum: dag(code.verlooptOp) })}</span>
            </span>
            <Button
              size="small"
              disabled={bezig}
              aria-label={t('code.trekIn', { datum: dag(code.verlooptOp) })}
              onClick={() => onTrekIn(code.id)}
            >
              {t('trekIn')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
