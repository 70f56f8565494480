import Alert from '@mui/material/Alert';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allowed } from '#engine/core/domein/permissions.ts';
import { PRICE_COUNTRIES, type PriceSheet } from '#server/features/prijzen/price-management.contract.ts';
import { State } from '#web/platform/state.tsx';
import { useGebruiker } from '#web/platform/use-session.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { usePriceSheets } from './api.ts';
import { PriceForm } from './price-form.tsx';
import { PriceHistory } from './price-history.tsx';
import '../shared/office-card.css';
import './price-sheets.css';

const SKELETON = <CardSkeleton rules={8} />;
type Country = (typeof PRICE_COUNTRIES)[number];

/** `/superadmin/prijzen`: what a licence costs in a country, by kind; only a superadmin changes it. */
export function PriceSheetsPage() {
  const { t } = useTranslation('price-sheets');
  const gebruiker = useGebruiker();
  const state = usePriceSheets();
  const [country, setCountry] = useState<Country>('NL');
  const [notice, setNotice] = useState('');
  const mayChange = gebruiker !== null && allowed(gebruiker.role, 'prijzen.wijzigen');
  const saved = (sheet: PriceSheet): void => {
    setNotice(t(sheet.isVoorbeeld ? 'bewaard.voorbeeld' : 'bewaard', { soort: t(`soort.${sheet.soort}`) }));
    void state.mutate();
  };
  useTitle(t('titel'));
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('titel')}</h1>
          <p>{t(mayChange ? 'uitleg' : 'uitleg.lezen')}</p>
        </div>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={country}
          aria-label={t('land')}
          onChange={(_, next: Country | null) => next !== null && setCountry(next)}
        >
          {PRICE_COUNTRIES.map((land) => (
            <ToggleButton key={land} value={land}>
              {t(`land.${land}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </div>
      <div role="status">
        {notice !== '' && (
          <Alert severity="success" role="presentation" onClose={() => setNotice('')}>
            {notice}
          </Alert>
        )}
      </div>
      <State stand={state} skeleton={SKELETON}>
        {({ items }) => (
          <div className="price-sheets">
            {items
              .filter(({ land }) => land === country)
              .map((sheet) => (
                <section key={`${sheet.land}-${sheet.soort}`} className="office-card">
                  <PriceForm key={sheet.versie} sheet={sheet} fixed={!mayChange} onSaved={saved} />
                  <PriceHistory sheet={sheet} />
                </section>
              ))}
          </div>
        )}
      </State>
    </>
  );
}
