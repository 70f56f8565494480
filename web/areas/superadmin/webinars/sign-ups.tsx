import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ManagedSignUp, ManagedWebinar } from '#server/features/webinars/webinar-management.contract.ts';
import { dateText } from '#web/platform/date-text.ts';
import { State } from '#web/platform/state.tsx';
import { fileName, saveCsv } from '#web/ui/csv.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { useSignUps } from './api.ts';
import { MailForm } from './mail-form.tsx';
import { SignUpLine } from './sign-up-row.tsx';
import { hasBegun } from './stands.ts';

const SKELETON = <TableSkeleton rows={5} />;
const COLUMNS = ['naam', 'stand', 'doen'] as const;

function useExport({ titel: title }: ManagedWebinar): (items: readonly ManagedSignUp[]) => void {
  const { t, i18n } = useTranslation('webinars');
  return (items) =>
    saveCsv(fileName([title]), [
      (['naam', 'organisatie', 'email', 'aantal', 'stand', 'op'] as const).map((column) => t(`kolom.${column}`)),
      ...items.map((one) => [
        one.naam,
        one.organisatie,
        one.email,
        String(one.aantal),
        t(`aanmelding.${one.status}`),
        dateText(i18n.language, new Date(one.op)),
      ]),
    ]);
}

/** Who has a seat, who waits and who cancelled; from its begin on who came. */
export function SignUps({ webinar, onDone }: { webinar: ManagedWebinar; onDone: (text: string) => void }) {
  const { t } = useTranslation('webinars');
  const state = useSignUps(webinar.id);
  const [writing, setWriting] = useState(false);
  const save = useExport(webinar);
  const items = state.data?.items ?? [];
  const live = items.some(({ status }) => status !== 'afgemeld');
  return (
    <section className="training-sign-ups" aria-labelledby="aanmeldingen">
      <div className="training-sign-ups__head">
        <h2 id="aanmeldingen">{t('aanmeldingen')}</h2>
        {items.length > 0 && (
          <div className="page-header__buttons not-at-paper">
            {live && !writing && (
              <Button startIcon={<Icon name="mail" size={18} />} onClick={() => setWriting(true)}>
                {t('schrijf')}
              </Button>
            )}
            <Button startIcon={<Icon name="download" size={18} />} onClick={() => save(items)}>
              {t('lijst')}
            </Button>
            <Button startIcon={<Icon name="print" size={18} />} onClick={() => window.print()}>
              {t('print')}
            </Button>
          </div>
        )}
      </div>
      {writing && (
        <MailForm
          webinar={webinar}
          onDone={(count) => {
            setWriting(false);
            if (count !== null) onDone(t('geschreven', { count }));
          }}
        />
      )}
      <State stand={state} skeleton={SKELETON}>
        {() =>
          items.length === 0 ? (
            <Empty title={t('niemand.titel')} explanation={t('niemand.uitleg')} />
          ) : (
            <TableBox className="table--fixed training-table" heading="aanmeldingen">
              <thead>
                <tr>
                  {COLUMNS.map((column) => (
                    <th key={column} scope="col">
                      {t(column === 'doen' && hasBegun(webinar) ? 'kolom.erbij' : `kolom.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {items.map((one) => (
                  <SignUpLine key={one.id} webinar={webinar} signUp={one} />
                ))}
              </tbody>
            </TableBox>
          )
        }
      </State>
    </section>
  );
}
