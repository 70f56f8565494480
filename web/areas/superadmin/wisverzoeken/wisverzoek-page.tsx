import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { allowed } from '#engine/core/domein/permissions.ts';
import type { OfficeWisverzoek } from '#server/features/wissen/wisverzoeken.contract.ts';
import { useGebruiker } from '#web/platform/use-session.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { State } from '#web/platform/state.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { dateText } from '#web/platform/date-text.ts';
import { noonOf } from '../shared/date.ts';
import { useOfficeWisverzoeken, type Decision } from './api.ts';
import './wisverzoeken.css';

const SKELETON = <CardSkeleton rules={8} />;

/** Why there is nothing to decide here for this person; undefined = decide. */
function useExplanation(request: OfficeWisverzoek): string | undefined {
  const { t } = useTranslation(['wisverzoeken', 'superadmin', 'formulier']);
  const gebruiker = useGebruiker();
  if (request.automatisch) return t('besluit.automatisch');
  if (request.bevestigd) return t('besluit.bevestigd');
  if (gebruiker === null || !allowed(gebruiker.role, 'wissen.bevestigen')) return t('besluit.superadmin');
  return request.eigen ? t('besluit.eigen') : undefined;
}

function UserRequest({
  verzoek: request,
  onDecision,
}: {
  verzoek: OfficeWisverzoek;
  onDecision: (choice: Decision) => void;
}) {
  const { t, i18n } = useTranslation(['wisverzoeken', 'superadmin']);
  const explanation = useExplanation(request);
  const who = [
    request.door.naam ?? t(request.automatisch ? 'door.vanzelf' : 'door.weg'),
    request.door.rol === undefined ? '' : t(`rol.${request.door.rol}`),
  ]
    .filter((part) => part !== '')
    .join(', ');
  const rules: [string, string][] = [
    ['door', who],
    ['gevraagd', dateText(i18n.language, new Date(request.op))],
    ['wissenOp', dateText(i18n.language, noonOf(request.wissenOp))],
    ['leerlingen', String(request.leerlingen)],
    ['organisatie', [t(`soort.${request.soort}`), request.plaats].filter((part) => part !== '').join(', ')],
  ];
  return (
    <section className="wisverzoek" aria-labelledby="verzoek-kop">
      <h2 id="verzoek-kop" className="only-reader">
        {t('verzoek')}
      </h2>
      <dl>
        {rules.map(([name, text]) => (
          <div key={name}>
            <dt>{t(`kolom.${name}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div>
        <p className="soft">{t('reden')}</p>
        <blockquote>{request.reden}</blockquote>
      </div>
      {explanation === undefined ? (
        <>
          <p className="soft">{t('besluit.uitleg')}</p>
          <div className="wisverzoek__buttons">
            <Button variant="contained" color="warning" onClick={() => onDecision('bevestigingen')}>
              {t('bevestig')}
            </Button>
            <Button variant="outlined" onClick={() => onDecision('weigeringen')}>
              {t('weiger')}
            </Button>
          </div>
        </>
      ) : (
        <Alert severity="info">{explanation}</Alert>
      )}
    </section>
  );
}

/** The request is not there any more: decided on just now, or by somebody else. */
function Road({ justNow }: { justNow: boolean }) {
  const { t } = useTranslation(['wisverzoeken', 'superadmin']);
  const button = (
    <Button variant="contained" component={Link} to="/superadmin/wisverzoeken">
      {t('naarAlle')}
    </Button>
  );
  return justNow ? (
    <div>{button}</div>
  ) : (
    <Empty title={t('weg.titel')} explanation={t('weg.uitleg')}>
      {button}
    </Empty>
  );
}

/** One request: who asks, why, what it takes away, and the decision. */
export function WisverzoekPage() {
  const { t } = useTranslation(['wisverzoeken', 'superadmin']);
  const { verzoekId: requestId } = useParams();
  const state = useOfficeWisverzoeken();
  const [choice, setChoice] = useState<Decision | null>(null);
  const [notice, setNotice] = useState('');
  const request = state.data?.items.find(({ id }) => id === requestId);
  useTitle(request?.organisatie ?? t('verzoek'));
  const done = (completed: Decision) => {
    setChoice(null);
    setNotice(t(`klaar.${completed}`));
  };
  return (
    <>
      <div className="page-header">
        <div>
          <Link className="button-text wisverzoek__back" to="/superadmin/wisverzoeken">
            <Icon name="links" size={18} />
            {t('terug')}
          </Link>
          <h1>{request?.organisatie ?? t('verzoek')}</h1>
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
            <Road justNow={notice !== ''} />
          ) : (
            <UserRequest verzoek={request} onDecision={setChoice} />
          )
        }
      </State>
      {request !== undefined && choice !== null && (
        <DecisionDialog verzoek={request} choice={choice} onSluit={() => setChoice(null)} onDone={() => done(choice)} />
      )}
    </>
  );
}
