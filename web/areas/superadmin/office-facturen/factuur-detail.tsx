import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Factuur } from '#server/features/facturen/facturen.contract.ts';
import { dateText } from '#web/platform/date-text.ts';
import { noonOf } from '../shared/date.ts';
import { moneyText } from '../shared/euro.ts';
import { ConceptForm } from './concept-form.tsx';
import { FactuurActions } from './factuur-actions.tsx';
import { FactuurLines } from './factuur-lines.tsx';
import { Payments } from './payments.tsx';

interface Props {
  paper: Factuur;
  onChange: (next: Factuur, notice: string) => void;
}

/** What its last day means. */
const DUE = { offerte: 'geldigTot', factuur: 'dueOn', creditnota: 'backOn' } as const;

/** Another paper that belongs to this one. */
function PaperLink({ paper }: { paper: NonNullable<Factuur['credit']> }) {
  const { t } = useTranslation('office-facturen');
  return <Link to={`/superadmin/facturen/${paper.id}`}>{paper.nummer ?? t('zonderNummer')}</Link>;
}

function Facts({ paper }: { paper: Factuur }) {
  const { t, i18n } = useTranslation('office-facturen');
  const day = (date: string | null): string => (date === null ? '' : dateText(i18n.language, noonOf(date)));
  const facts: [string, string][] = [
    ['email', paper.email],
    ['datum', day(paper.datum)],
    [DUE[paper.soort], day(paper.dueOn)],
    ['open', paper.open === 0 ? '' : moneyText(i18n.language, paper.open)],
    ['inkoopnummer', paper.status === 'concept' ? '' : paper.purchaseNumber],
    [
      'herinnerd',
      paper.reminders === 0 ? '' : t('herinnerd', { count: paper.reminders, datum: day(paper.remindedOn) }),
    ],
  ];
  const links = (['creditOf', 'credit', 'quote', 'became'] as const).flatMap((name) => {
    const other = paper[name];
    return other === null ? [] : [{ name, other }];
  });
  return (
    <dl>
      <div>
        <dt>{t('kolom.klant')}</dt>
        <dd>
          <Link to={`/superadmin/admins/${paper.adminId}/licentie`}>
            {paper.naam === '' ? t('gewist') : paper.naam}
          </Link>
        </dd>
      </div>
      {facts
        .filter(([, text]) => text !== '')
        .map(([name, text]) => (
          <div key={name}>
            <dt>{t(`kolom.${name}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      {links.map(({ name, other }) => (
        <div key={name}>
          <dt>{t(`kolom.${name}`)}</dt>
          <dd>
            <PaperLink paper={other} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What keeps a concept from going out, and where that is mended. */
function Obstacles({ paper: { obstacles, adminId } }: { paper: Factuur }) {
  const { t } = useTranslation('office-facturen');
  const places = {
    voorbeeldprijzen: '/superadmin/prijzen',
    afzender: '/superadmin/facturen/afzender',
    klant: `/admins/${adminId}/accountgegevens`,
  } as const;
  return obstacles.map((obstacle) => (
    <Alert key={obstacle} severity="warning">
      {t(`beletsel.${obstacle}`)} <Link to={places[obstacle]}>{t(`beletsel.${obstacle}.knop`)}</Link>
    </Alert>
  ));
}

/** One paper: for whom, what is on it, what was paid, and what can be done now. */
export function FactuurDetail({ paper, onChange }: Props) {
  const { t } = useTranslation('office-facturen');
  const [dirty, setDirty] = useState(false);
  const concept = paper.status === 'concept';
  return (
    <>
      <section className="office-card factuur-card" aria-label={t(`soort.${paper.soort}`)}>
        <Facts paper={paper} />
        <Obstacles paper={paper} />
        {concept ? (
          <ConceptForm
            key={paper.versie}
            paper={paper}
            onSaved={(next) => onChange(next, t('klaar.bewaard'))}
            onDirty={setDirty}
          />
        ) : (
          <>
            <FactuurLines paper={paper} />
            {paper.opmerking !== '' && <blockquote>{paper.opmerking}</blockquote>}
          </>
        )}
        <FactuurActions paper={paper} unsaved={concept && dirty} onChange={onChange} />
      </section>
      {!concept && paper.soort !== 'offerte' && <Payments key={paper.versie} paper={paper} onChange={onChange} />}
    </>
  );
}
