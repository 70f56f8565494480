import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Licentie } from '#server/features/licenties/licenties.contract.ts';
import { State } from '#web/platform/state.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { dateText } from '#web/platform/date-text.ts';
import { noonOf } from '../shared/date.ts';
import { useCustomerLicentie } from './api.ts';
import { BlockCard } from './block-card.tsx';
import { CustomerFacturen } from './customer-facturen.tsx';
import { LicentieForm } from './licentie-form.tsx';

const SKELETON = <CardSkeleton rules={6} />;
const CLOSED: ReadonlySet<string> = new Set(['geblokkeerd', 'gewist']);

function Standing({ licentie }: { licentie: Licentie }) {
  const { t, i18n } = useTranslation('admin-detail');
  const day = (date: string): string => dateText(i18n.language, noonOf(date));
  const lines: [string, string][] = [
    ['soort', t(`licentie.soort.${licentie.soort}`)],
    ['stand', t(`licentie.stand.${licentie.status}`)],
    ['start', day(licentie.start)],
    ['eind', licentie.eind === null ? t('licentie.zonderEind') : day(licentie.eind)],
    ['plaatsen', t('licentie.plaatsen', { ...licentie.plaatsen })],
    ['einde', licentie.renews ? t('licentie.verlengt') : t('licentie.stopt')],
    ['functies', licentie.features.map((feature) => t(`licentie.functie.${feature}`)).join(', ') || t('licentie.geen')],
  ];
  return (
    <section className="office-card" aria-label={t('licentie.nu')}>
      <dl>
        {lines.map(([name, text]) => (
          <div key={name}>
            <dt>{t(`licentie.veld.${name}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What the customer has, and what the office makes of it. */
export function CustomerLicentie({ adminId }: { adminId: string }) {
  const { t } = useTranslation('admin-detail');
  const state = useCustomerLicentie(adminId);
  const [saved, setSaved] = useState(false);
  const done = async (next: Licentie): Promise<void> => {
    await state.mutate(next, { revalidate: false });
    setSaved(true);
  };
  return (
    <>
      <div role="status">
        {saved && (
          <Alert severity="success" role="presentation" onClose={() => setSaved(false)}>
            {t('licentie.bewaard')}
          </Alert>
        )}
      </div>
      <State stand={state} skeleton={SKELETON}>
        {(licentie) => (
          <>
            <Standing licentie={licentie} />
            <CustomerFacturen adminId={adminId} />
            {!CLOSED.has(licentie.status) && (
              <LicentieForm key={licentie.versie} adminId={adminId} licentie={licentie} onSaved={done} />
            )}
            <BlockCard key={`blok-${licentie.versie}`} adminId={adminId} licentie={licentie} onSaved={done} />
          </>
        )}
      </State>
    </>
  );
}
