import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  SENT_STATUSES,
  type OfficeInvited,
  type SentStatus,
} from '#server/features/docenten/office-uitnodigingen.contract.ts';
import { momentText } from '#web/platform/date-text.ts';
import { State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { Empty } from '#web/ui/empty.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { useSent } from './api.ts';
import { InviteForm } from './invite-form.tsx';
import { SentTable } from './sent-table.tsx';
import './send-uitnodiging.css';

const SKELETON = <TableSkeleton rows={5} />;
const PAGE_SIZE = 25;

interface Done {
  sent: OfficeInvited;
  /** Moment at which they go out; absent = they went. */
  moment?: string | undefined;
}

/** What became of each address; those that were passed by stand there by name. */
function Outcome({ sent, moment, onClose }: Done & { onClose: () => void }) {
  const { t, i18n } = useTranslation('send-uitnodiging');
  const passed = sent.items.filter(({ status }) => status !== 'verzonden' && status !== 'gepland');
  return (
    <Alert severity={passed.length === 0 ? 'success' : 'warning'} role="presentation" onClose={onClose}>
      {moment === undefined
        ? t('verstuurd', { count: sent.items.length - passed.length })
        : t('gepland', {
            count: sent.items.length - passed.length,
            wanneer: momentText(i18n.language, new Date(moment)),
          })}
      {passed.length > 0 && (
        <ul className="invite-passed">
          {passed.map(({ email, status }) => (
            <li key={email}>{t(`niet.${status}`, { email })}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

function SentList({ onDone }: { onDone: (text: string) => void }) {
  const { t } = useTranslation('send-uitnodiging');
  const [asked, setAsked] = useState<{ status: SentStatus | ''; pagina: number }>({ status: '', pagina: 1 });
  const { status, pagina: page } = asked;
  const state = useSent({ pagina: page, grootte: PAGE_SIZE, ...(status === '' ? {} : { status }) });
  return (
    <section className="invite-list" aria-labelledby="verstuurd">
      <div className="invite-list__header">
        <h2 id="verstuurd">{t('lijst')}</h2>
        <TextField
          select
          size="small"
          label={t('kolom.stand')}
          value={status}
          className="not-at-paper"
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          onChange={({ target }) =>
            setAsked({ status: SENT_STATUSES.find((one) => one === target.value) ?? '', pagina: 1 })
          }
        >
          <MenuItem value="">{t('alle')}</MenuItem>
          {SENT_STATUSES.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`stand.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      </div>
      <State stand={state} skeleton={SKELETON}>
        {(data) =>
          data.totaal === 0 ? (
            <Empty
              title={t(status === '' ? 'leeg' : 'niets')}
              explanation={t(status === '' ? 'leeg.uitleg' : 'niets.uitleg')}
            />
          ) : (
            <>
              <SentTable items={data.items} onDone={onDone} />
              {data.totaal > data.grootte && (
                <Pagination
                  count={Math.ceil(data.totaal / data.grootte)}
                  page={data.pagina}
                  onChange={(_, next) => setAsked({ status, pagina: next })}
                />
              )}
            </>
          )
        }
      </State>
    </section>
  );
}

/** `/superadmin/uitnodiging-versturen`: our office lets people in at a customer, and sees what became of it. */
export function SendUitnodigingPage() {
  const { t } = useTranslation('send-uitnodiging');
  const [outcome, setOutcome] = useState<Done | null>(null);
  const [notice, setNotice] = useState('');
  useTitle(t('titel'));
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('titel')}</h1>
          <p>{t('uitleg')}</p>
        </div>
      </div>
      <InviteForm
        onSent={(sent, moment) => {
          setNotice('');
          setOutcome({ sent, moment });
        }}
      />
      <div role="status">
        {outcome !== null && <Outcome {...outcome} onClose={() => setOutcome(null)} />}
        {notice !== '' && (
          <Alert severity="success" role="presentation" onClose={() => setNotice('')}>
            {notice}
          </Alert>
        )}
      </div>
      <SentList onDone={setNotice} />
    </>
  );
}
