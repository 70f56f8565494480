import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { isOfTenant, type Aanvraag } from '#server/features/aanvragen/aanvragen.contract.ts';
import { State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { dateText } from '#web/platform/date-text.ts';
import { useAanvragen } from './api.ts';
import { ConvertDialog } from './convert-dialog.tsx';
import { RequestActions } from './request-actions.tsx';
import { officeStandOf } from './office-stand.ts';
import '../shared/office-card.css';
import './aanvragen.css';

const SKELETON = <CardSkeleton rules={8} />;
const nameOf = ({ organisatie: organization, naam: name }: Aanvraag): string =>
  organization === '' ? name : organization;

/** Where a quote begins with what was asked. */
function quotePath(request: Aanvraag, adminId: string): string {
  const wishes = new URLSearchParams({ klant: adminId, naam: nameOf(request), soort: 'offerte' });
  if (request.aantal !== null) wishes.set('plaatsen', String(request.aantal));
  wishes.set('functies', request.features.join(','));
  if (request.purchaseNumber !== '') wishes.set('inkoopnummer', request.purchaseNumber);
  return `/superadmin/facturen/nieuw?${wishes.toString()}`;
}

const inviterText = ({ inviter }: Aanvraag): string =>
  inviter === null ? '' : `${inviter.naam}, ${inviter.organisatie}`;

/** What the office has to know before it acts. */
function Notes({ request }: { request: Aanvraag }) {
  const { t } = useTranslation('aanvragen');
  return (
    <>
      {request.twin !== null && <Alert severity="info">{t('twin', { nummer: request.twin })}</Alert>}
      {request.selfStart !== null && <Alert severity="info">{t(`zelf.${request.selfStart}`)}</Alert>}
      {request.status === 'omgezet' && (
        <Alert severity="success">{t('omgezet.uitleg', { email: request.email })}</Alert>
      )}
    </>
  );
}

function Details({ request }: { request: Aanvraag }) {
  const { t, i18n } = useTranslation('aanvragen');
  const rules: [string, string][] = [
    ['soort', t(`soort.${request.soort}`)],
    ['voor', `${t(`voor.${request.organisatiesoort}`)}, ${t(`land.${request.land}`)}`],
    ['naam', request.naam],
    ['email', request.email],
    ['telefoon', request.telefoon],
    ['schoolnummer', request.brin === '' ? request.instellingsnummer : request.brin],
    ['aantal', request.aantal === null ? '' : String(request.aantal)],
    ['features', request.features.map((feature) => t(`functie.${feature}`)).join(', ')],
    ['purchaseNumber', request.purchaseNumber],
    ['inviter', inviterText(request)],
    ['op', dateText(i18n.language, new Date(request.op))],
    ['behandelaar', request.behandelaar?.naam ?? ''],
    ['nummer', request.nummer],
  ];
  return (
    <>
      <dl>
        {rules
          .filter(([, text]) => text !== '')
          .map(([name, text]) => (
            <div key={name}>
              <dt>{t(`kolom.${name}`)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
      {request.opmerking !== '' && <blockquote>{request.opmerking}</blockquote>}
      {request.adminId !== null && (
        <p>
          <Link to={`/superadmin/admins/${request.adminId}/licentie`}>{t('klant')}</Link>
          {isOfTenant(request) && (
            <>
              {' · '}
              <Link to={quotePath(request, request.adminId)}>{t('offerte')}</Link>
            </>
          )}
        </p>
      )}
      <Notes request={request} />
    </>
  );
}

/** One request: who asks, what for, and what the office makes of it. */
export function AanvraagPage() {
  const { t } = useTranslation('aanvragen');
  const { aanvraagId: requestId } = useParams();
  const state = useAanvragen();
  const [converting, setConverting] = useState(false);
  const [notice, setNotice] = useState('');
  const request = state.data?.items.find(({ id }) => id === requestId);
  const title = request === undefined ? t('aanvraag') : nameOf(request);
  useTitle(title);
  return (
    <>
      <div className="page-header">
        <div>
          <Link className="button-text office-card__back" to="/superadmin/aanvragen">
            <Icon name="links" size={18} />
            {t('terug')}
          </Link>
          <h1>{title}</h1>
          {request !== undefined && <p>{t(`stand.${officeStandOf(request)}`)}</p>}
        </div>
      </div>
      <div role="status">
        {notice !== '' && (
          <Alert severity="success" role="presentation">
            {notice}
          </Alert>
        )}
      </div>
      <State stand={state} skeleton={SKELETON}>
        {() =>
          request === undefined ? (
            <Empty title={t('weg.titel')} explanation={t('weg.uitleg')} />
          ) : (
            <section className="office-card" aria-label={t('aanvraag')}>
              <Details request={request} />
              <RequestActions request={request} onConvert={() => setConverting(true)} onDone={setNotice} />
            </section>
          )
        }
      </State>
      {converting && request !== undefined && (
        <ConvertDialog
          request={request}
          onClose={() => setConverting(false)}
          onDone={() => {
            setConverting(false);
            setNotice(t('klaar.omzetten', { email: request.email }));
          }}
        />
      )}
    </>
  );
}
