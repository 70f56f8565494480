import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { Factuur } from '#server/features/facturen/facturen.contract.ts';
import { State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { Icon } from '#web/ui/icon.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import '../shared/office-card.css';
import { useFactuur } from './api.ts';
import { FactuurDetail } from './factuur-detail.tsx';
import { FactuurOverview } from './factuur-overview.tsx';
import { NewFactuurForm } from './new-factuur-form.tsx';
import './office-facturen.css';
import { SenderForm } from './sender-form.tsx';
import { FactuurChip } from './factuur-chip.tsx';

const CARD = <CardSkeleton rules={10} />;
/** Names in the place of an id. */
const NEW = 'nieuw';
const SENDER = 'afzender';

interface HeaderProps {
  title: string;
  explanation?: string;
  paper?: Factuur | undefined;
  isList?: boolean;
}

function Header({ title, explanation, paper, isList = false }: HeaderProps) {
  const { t } = useTranslation('office-facturen');
  useTitle(title);
  return (
    <div className="page-header">
      <div>
        {!isList && (
          <Link className="button-text office-card__back not-at-paper" to="/superadmin/facturen">
            <Icon name="links" size={18} />
            {t('terug')}
          </Link>
        )}
        <h1>
          {title} {paper !== undefined && <FactuurChip paper={paper} />}
        </h1>
        {explanation !== undefined && <p>{explanation}</p>}
      </div>
      {isList && (
        <span className="page-header__buttons not-at-paper">
          <Link className="button-tint" to={`/superadmin/facturen/${SENDER}`}>
            <Icon name="instellingen" size={18} /> {t('afzender')}
          </Link>
          <Link className="button-full" to={`/superadmin/facturen/${NEW}`}>
            <Icon name="plus" size={18} /> {t('nieuw')}
          </Link>
        </span>
      )}
    </div>
  );
}

function Notice({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <div role="status">
      {text !== '' && (
        <Alert severity="success" role="presentation" onClose={onClose}>
          {text}
        </Alert>
      )}
    </div>
  );
}

function Detail({ id }: { id: string }) {
  const { t } = useTranslation('office-facturen');
  const state = useFactuur(id);
  const [notice, setNotice] = useState('');
  const { data: paper } = state;
  const changed = (next: Factuur, text: string): void => {
    setNotice(text);
    void state.mutate(next, { revalidate: false });
  };
  const title = paper === undefined ? t('papier') : [t(`soort.${paper.soort}`), paper.nummer ?? ''].join(' ').trim();
  return (
    <>
      <Header title={title} paper={paper} />
      <Notice text={notice} onClose={() => setNotice('')} />
      <State stand={state} skeleton={CARD}>
        {(found) => <FactuurDetail paper={found} onChange={changed} />}
      </State>
    </>
  );
}

function Sender() {
  const { t } = useTranslation('office-facturen');
  const [notice, setNotice] = useState('');
  return (
    <>
      <Header title={t('afzender')} explanation={t('afzender.uitleg')} />
      <Notice text={notice} onClose={() => setNotice('')} />
      <SenderForm onDone={setNotice} />
    </>
  );
}

/** `/superadmin/facturen`: quotes, invoices and credit notes of all customers; with an id in the address one of them. */
export function OfficeFacturenPage() {
  const { t } = useTranslation('office-facturen');
  const { factuurId: id } = useParams();
  if (id === SENDER) return <Sender />;
  if (id === NEW)
    return (
      <>
        <Header title={t('nieuw')} />
        <NewFactuurForm />
      </>
    );
  if (id !== undefined) return <Detail key={id} id={id} />;
  return (
    <>
      <Header title={t('titel')} explanation={t('uitleg')} isList />
      <FactuurOverview />
    </>
  );
}
