import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { allowed } from '#engine/core/domein/permissions.ts';
import type { PasswordOverview, PasswordItem } from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { useGebruiker } from '#web/platform/use-session.ts';
import { fileName, saveCsv } from '#web/ui/csv.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { CardSkeleton, TableSkeleton } from '#web/ui/skeleton.tsx';
import { useSearch } from '../shared/leerlingen/use-search.ts';
import { fits } from '../shared/leerlingen/name.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { useManagement, type Management } from './use-management.ts';
import { GroepscodeCard } from './groepscode-card.tsx';
import { LinkCodes } from './link-codes.tsx';
import { LoginCardsDisplay } from './login-cards-display.tsx';
import { Logbook } from './logboek.tsx';
import { NewDialog } from './nieuw-dialog.tsx';
import { usePasswords } from './api.ts';
import { useCards, type Cards } from './use-cards.ts';
import { UnreadableDialog } from './unreadable-dialog.tsx';
import { PasswordsTable } from './wachtwoorden-table.tsx';
import '../shared/wachtwoorden/wachtwoorden.css';

const SKELETON = (
  <>
    <CardSkeleton rules={3} />
    <TableSkeleton />
  </>
);
type Choice = ReadonlySet<string>;
const NOTHING: Choice = new Set();

function including(old: Choice, ids: readonly string[], on: boolean): Choice {
  const newOne = new Set(old);
  for (const id of ids)
    if (on) newOne.add(id);
    else newOne.delete(id);
  return newOne;
}

function Notices({ management, dialog }: { management: Management; dialog: boolean }) {
  const { t } = useTranslation('wachtwoorden');
  const { fout: error, completed } = management;
  return (
    <div role="status" className="password-messages not-at-paper">
      {error !== null && !dialog && <ErrorNotice fout={error} onRetry={() => globalThis.location.reload()} />}
      {completed !== null && (
        <Alert severity="success" className="done-notice">
          {t(`gedaan.${completed.soort}`, { count: completed.soort === 'nieuw' ? completed.aantal : 0 })}
        </Alert>
      )}
    </div>
  );
}

function Header({
  data,
  whiteboard,
  onWhiteboard,
  onCsv,
}: {
  data: PasswordOverview;
  whiteboard: boolean;
  onWhiteboard: (on: boolean) => void;
  onCsv: () => void;
}) {
  const { t } = useTranslation(['wachtwoorden', 'admins']);
  return (
    <div className="page-header">
      <div>
        <h1>{t('titel')}</h1>
        <p>
          {data.groep.naam}, {t('admins:leerlingen.aantal', { count: data.items.length })}
        </p>
      </div>
      {data.items.length > 0 && (
        <span className="page-header__buttons not-at-paper">
          <FormControlLabel
            control={<Switch checked={whiteboard} onChange={(_, on) => onWhiteboard(on)} />}
            label={t('digibord')}
          />
          <Button variant="outlined" startIcon={<Icon name="download" size={18} />} onClick={onCsv}>
            {t('admins:csv')}
          </Button>
        </span>
      )}
    </div>
  );
}

/** What is done for those who are chosen, or for all. */
function Keuzeknoppen({
  management,
  whiteboard,
  onNew,
  onLoginCards,
  onPdf,
}: {
  management: Management;
  whiteboard: boolean;
  onNew: () => void;
  onLoginCards: () => void;
  onPdf: () => void;
}) {
  const { t } = useTranslation('wachtwoorden');
  return (
    <>
      <Button variant="outlined" disabled={management.bezig} onClick={onNew}>
        {t('nieuwe')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<Icon name="print" size={18} />}
        disabled={whiteboard}
        onClick={onLoginCards}
      >
        {t('kaartjes')}
      </Button>
      <Button
        variant="contained"
        startIcon={<Icon name="download" size={18} />}
        disabled={management.bezig}
        onClick={onPdf}
      >
        {t('pdf')}
      </Button>
    </>
  );
}

/** Over the page: what is asked before cards are made, and the cards themselves. */
function CardsLayer({
  cards,
  data,
  nieuw,
  onRenew,
}: {
  cards: Cards;
  data: PasswordOverview;
  nieuw: Management['nieuw'];
  onRenew: (items: readonly PasswordItem[]) => void;
}) {
  const { ask, paper } = cards;
  return (
    <>
      {ask !== null && (
        <UnreadableDialog
          unreadable={ask.unreadable}
          readable={ask.readable.length}
          onRenew={() => {
            onRenew(ask.unreadable);
            cards.close();
          }}
          onOthers={cards.others}
          onClose={cards.close}
        />
      )}
      {paper !== null && <LoginCardsDisplay data={data} items={paper} nieuw={nieuw} onSluit={cards.closePaper} />}
    </>
  );
}

function List({ data, management }: { data: PasswordOverview; management: Management }) {
  const { t } = useTranslation(['wachtwoorden', 'admins']);
  const gebruiker = useGebruiker();
  const { adminId } = useSpot();
  const { tekst: text, zoek: search, set } = useSearch();
  const [chosen, setChosen] = useState(NOTHING);
  const [shown, setShown] = useState(NOTHING);
  const [whiteboard, setWhiteboard] = useState(false);
  const [dialog, setDialog] = useState<readonly PasswordItem[] | null>(null);
  const items = data.items.filter(({ naam: name }) => fits(name, search));
  const choice = data.items.filter(({ leerlingId }) => chosen.has(leerlingId));
  const before = choice.length === 0 ? data.items : choice;
  const cards = useCards({ data, management });
  const mayConfigure = gebruiker !== null && allowed(gebruiker.role, 'wachtwoorden.instellen');
  const columns = ['naam', 'gebruikersnaam', 'soort', 'gewijzigd'].map((column) => t(`kolom.${column}`));
  const csv = () =>
    saveCsv(fileName([data.groep.naam, t('titel')]), [
      columns,
      ...items.map((item) => [
        item.naam,
        item.gebruikersnaam,
        t(`admins:inlog.${item.soort}`),
        item.gewijzigdOp?.slice(0, 10) ?? '',
      ]),
    ]);
  const closeDialog = () => {
    if (dialog !== null)
      setShown((old) =>
        including(
          old,
          dialog.map(({ leerlingId }) => leerlingId),
          true,
        ),
      );
    setDialog(null);
  };
  return (
    <>
      <Header data={data} whiteboard={whiteboard} onWhiteboard={setWhiteboard} onCsv={csv} />
      <Notices management={management} dialog={dialog !== null} />
      <GroepscodeCard code={data.groepscode} whiteboard={whiteboard} management={management} />
      {data.items.length === 0 && (
        <Empty title={t('admins:leerlingen.leeg')} explanation={t('leeg')}>
          <Link className="button-full" to="../leerlingen" relative="path">
            {t('leeg.knop')}
          </Link>
        </Empty>
      )}
      {data.items.length > 0 && (
        <>
          <div className="choice-bar not-at-paper">
            <TextField
              label={t('admins:leerlingen.zoek')}
              value={text}
              onChange={({ target }) => set(target.value)}
              slotProps={{ htmlInput: { type: 'search', maxLength: 80 } }}
            />
            <p role="status">{choice.length === 0 ? t('voorAlle') : t('voorKeuze', { count: choice.length })}</p>
            <Keuzeknoppen
              management={management}
              whiteboard={whiteboard}
              onNew={() => setDialog(before)}
              onLoginCards={() => cards.show(before)}
              onPdf={() => cards.pdf(before)}
            />
            <LinkCodes adminId={adminId} leerlingen={before} whiteboard={whiteboard} />
          </div>
          {items.length === 0 ? (
            <Empty title={t('admins:niets')} explanation={t('admins:leerlingen.nietsGevonden', { zoek: search })}>
              <Button variant="outlined" onClick={() => set('')}>
                {t('admins:filters.wis')}
              </Button>
            </Empty>
          ) : (
            <PasswordsTable
              items={items}
              management={management}
              gekozen={chosen}
              getoond={shown}
              whiteboard={whiteboard}
              onChoose={(ids, on) => setChosen((old) => including(old, ids, on))}
              onShow={(id) => setShown((old) => including(old, [id], !old.has(id)))}
              onNew={(id) => setDialog(data.items.filter(({ leerlingId }) => leerlingId === id))}
            />
          )}
        </>
      )}
      {mayConfigure && (
        <FormControlLabel
          className="not-at-paper"
          control={
            <Switch
              checked={data.eigenWachtwoord}
              disabled={management.bezig}
              onChange={(_, on) => void management.setChoice(on)}
            />
          }
          label={t('eigenKeuze')}
        />
      )}
      <Logbook data={data} />
      {dialog !== null && <NewDialog leerlingen={dialog} management={management} onSluit={closeDialog} />}
      <CardsLayer cards={cards} data={data} nieuw={management.nieuw} onRenew={setDialog} />
    </>
  );
}

/** Sign-ins of one group: look up, make, print. */
export function PasswordsPage() {
  const { t } = useTranslation('wachtwoorden');
  const { adminId, groepId } = useSpot();
  const spot = { adminId, groepId: groepId ?? '' };
  const state = usePasswords(spot);
  const management = useManagement(spot, state);
  useTitle(t('titel'));
  return (
    <>
      {state.data === undefined && (
        <div className="page-header">
          <h1>{t('titel')}</h1>
        </div>
      )}
      <State stand={state} skeleton={SKELETON}>
        {(data) => <List key={data.groep.id} data={data} management={management} />}
      </State>
    </>
  );
}
