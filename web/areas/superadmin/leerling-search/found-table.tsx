import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FoundLeerling } from '#server/features/leerling-search/leerling-search.contract.ts';
import { ErrorNotice } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { TableBox } from '#web/ui/table-box.tsx';
import { giveReason, restore, signOutEverywhere } from './api.ts';

const COLUMNS = ['naam', 'school', 'groep', 'stand', 'doe'] as const;

interface RowProps {
  found: FoundLeerling;
  reden: string;
  onDone: (text: string) => void;
}

/** Restoring and signing out; what was done stays done until the next search. */
function useHelp({ found, reden: why, onDone }: RowProps) {
  const { t } = useTranslation('leerling-search');
  const saving = useSaving();
  const [done, setDone] = useState({ restored: false, out: false });
  const takeBack = async (): Promise<void> => {
    await restore(found, why);
    setDone((now) => ({ ...now, restored: true }));
    onDone(t('hersteld', { naam: found.naam }));
  };
  const leave = async (): Promise<void> => {
    const count = await signOutEverywhere(found, why);
    setDone((now) => ({ ...now, out: true }));
    onDone(t('uitgelogd', { naam: found.naam, count }));
  };
  const binned = found.status === 'prullenbak' && !done.restored;
  const signedIn = !binned && found.sessions > 0 && !done.out;
  const help = binned ? { key: 'herstel', work: takeBack } : { key: 'loguit', work: leave };
  return {
    binned,
    signedIn,
    /** What our office can do now; nothing for somebody who is signed in nowhere. */
    key: binned || signedIn ? help.key : null,
    run: async (): Promise<void> => void (await saving.run(help.work)),
    saving,
  };
}

function HelpButtons(props: RowProps & { help: ReturnType<typeof useHelp> }) {
  const { t } = useTranslation('leerling-search');
  const { found, reden: why, help } = props;
  const { key, run, saving } = help;
  return (
    <>
      <span className="found__do">
        <Link
          className="button-tint"
          to={`/admins/${found.adminId}/${help.binned ? 'prullenbak' : 'leerlingen'}`}
          aria-label={t('open.naam', { naam: found.naam })}
          onClick={() => giveReason(found, why)}
        >
          {t('open')}
        </Link>
        {key !== null && (
          <Button
            disabled={saving.bezig}
            aria-label={t(`naam.${key}`, { naam: found.naam })}
            onClick={() => void run()}
          >
            {t(`doe.${key}`)}
          </Button>
        )}
      </span>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={() => void run()} />}
    </>
  );
}

function Row(props: RowProps) {
  const { t } = useTranslation('leerling-search');
  const help = useHelp(props);
  const { found } = props;
  return (
    <tr>
      <th scope="row">
        {found.naam}
        <small>{found.gebruikersnaam}</small>
      </th>
      <td>
        {found.organisatie}
        <small>{found.plaats}</small>
      </td>
      <td>{found.groep ?? t('zonder')}</td>
      <td>
        <span className={help.binned ? 'chip chip--sun' : 'chip chip--correct'}>
          {t(help.binned ? 'stand.prullenbak' : 'stand.actief')}
        </span>
        {help.signedIn && <small>{t('ingelogd', { count: found.sessions })}</small>}
      </td>
      <td className="not-at-paper">
        <HelpButtons {...props} help={help} />
      </td>
    </tr>
  );
}

/** Who was found, by school. */
export function FoundTable({ items, ...rest }: Omit<RowProps, 'found'> & { items: readonly FoundLeerling[] }) {
  const { t } = useTranslation('leerling-search');
  return (
    <TableBox className="table--fixed found" name={t('gevonden')}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={column === 'doe' ? 'not-at-paper' : undefined}>
              {t(`kolom.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((found) => (
          <Row key={`${found.adminId}-${found.id}`} found={found} {...rest} />
        ))}
      </tbody>
    </TableBox>
  );
}
