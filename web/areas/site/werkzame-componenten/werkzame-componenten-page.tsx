import { useTranslation } from 'react-i18next';
import { Lead, NextStep, Section, Ticks } from '../shared/pieces.tsx';
import { SitePage } from '../shared/site-page.tsx';
import './werkzame-componenten.css';

/** Parts of the practice with the strength of what is known about them. */
const PARTS = [
  ['spreiding', 'sterk'],
  ['ophalen', 'sterk'],
  ['instructie', 'sterk'],
  ['klank', 'redelijk'],
  ['feedback', 'redelijk'],
  ['afwisseling', 'beperkt'],
] as const;
const STRENGTH = { sterk: 3, redelijk: 2, beperkt: 1 } as const;
const NOT_CLAIMED = ['letter', 'stijl', 'spel', 'winst'] as const;

/** What is known to work, how well it is known, and what nobody has shown. */
export function WerkzameComponentenPage() {
  const { t } = useTranslation('werkzame-componenten');
  return (
    <SitePage page="werkzame-componenten">
      <Lead title={t('titel')} text={t('tekst')} />
      <Section title={t('tabel.titel')}>
        <div className="site-table site-table--rows" role="region" aria-label={t('tabel.titel')}>
          <table className="evidence">
            <thead>
              <tr>
                {(['kolom.wat', 'kolom.sterk', 'kolom.hoe', 'kolom.bron'] as const).map((key) => (
                  <th key={key} scope="col">
                    {t(key)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {PARTS.map(([part, strength]) => (
                <tr key={part}>
                  <th scope="row">{t(`deel.${part}`)}</th>
                  <td data-column={t('kolom.sterk')}>
                    <span className={`evidence__dots evidence__dots--${STRENGTH[strength]}`} aria-hidden="true">
                      <i />
                      <i />
                      <i />
                    </span>
                    {t(`sterk.${strength}`)}
                  </td>
                  <td data-column={t('kolom.hoe')}>{t(`deel.${part}.hoe`)}</td>
                  <td data-column={t('kolom.bron')}>{t(`deel.${part}.bron`)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Section>
      <Section title={t('niet.titel')} tone="sea">
        <Ticks not points={NOT_CLAIMED.map((one) => t(`niet.${one}`))} />
      </Section>
      <Section title={t('zelf.titel')} text={t('zelf.tekst')} />
      <NextStep />
    </SitePage>
  );
}
