import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Parts, LinkKind } from '#server/features/koppelingen/koppelingen.contract.ts';
import { dateText } from '#web/platform/date-text.ts';

interface Props {
  delen: Parts;
  soort: LinkKind;
  bezig: boolean;
  onCreate: () => void;
  onWithdraw: (id: string) => void;
  onEnd: (id: string) => void;
}

/** Links with one kind of place, the codes that wait for somebody, and a new code. */
export function KoppelingPart({ delen: parts, soort: kind, bezig: busy, onCreate, onWithdraw, onEnd }: Props) {
  const { t, i18n } = useTranslation('delen');
  const day = (moment: string): string => dateText(i18n.language, new Date(moment));
  const koppelingen = parts.koppelingen.filter((koppeling) => koppeling.soort === kind);
  const codes = parts.codes.filter((code) => code.soort === kind);
  const closed = kind === 'thuis' && !parts.thuisToegang;
  return (
    <section className="part" aria-labelledby={`deel-${kind}`}>
      <div className="part__header">
        <h2 id={`deel-${kind}`}>{t(`koppeling.${kind}.kop`)}</h2>
        <button type="button" className="button-tint" disabled={busy || closed} onClick={onCreate}>
          {t(`koppeling.${kind}.maak`)}
        </button>
      </div>
      <p className="soft">{t(`koppeling.${kind}.uitleg`)}</p>
      {closed && <p className="part__empty">{t('thuis.dicht')}</p>}
      {koppelingen.length === 0 && codes.length === 0 && <p className="part__empty">{t(`koppeling.${kind}.leeg`)}</p>}
      <ul className="part__list">
        {koppelingen.map((koppeling) => (
          <li key={koppeling.id}>
            <span className="part__what">
              <strong>{koppeling.bij}</strong>
              <span className="soft">{t('sinds', { datum: day(koppeling.gekoppeldOp) })}</span>
            </span>
            <Button
              size="small"
              disabled={busy}
              aria-label={t('beeindigVan', { naam: koppeling.bij })}
              onClick={() => onEnd(koppeling.id)}
            >
              {t('beeindig')}
            </Button>
          </li>
        ))}
        {codes.map((code) => (
          <li key={code.id}>
            <span className="part__what">
              <strong>{t('code.wacht')}</strong>
              <span className="soft">{t('code.tot', { datum: day(code.verlooptOp) })}</span>
            </span>
            <Button
              size="small"
              disabled={busy}
              aria-label={t('code.trekIn', { datum: day(code.verlooptOp) })}
              onClick={() => onWithdraw(code.id)}
            >
              {t('trekIn')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
