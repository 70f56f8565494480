import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ManagedQuestion } from '#server/features/vragen/question-management.contract.ts';
import { QUESTION_GROUPS } from '#server/features/vragen/vragen.contract.ts';
import { State } from '#web/platform/state.tsx';
import { useTitle } from '#web/platform/use-title.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { useManagedQuestions } from './api.ts';
import { QuestionForm } from './question-form.tsx';
import { QuestionTable } from './question-table.tsx';
import '../shared/office-card.css';
import './faq-management.css';

const SKELETON = <TableSkeleton rows={8} />;

/** `/superadmin/faq`: what visitors of the site ask, and what we answer. */
export function FaqManagementPage() {
  const { t } = useTranslation('faq-management');
  const state = useManagedQuestions();
  const [writing, setWriting] = useState<ManagedQuestion | 'nieuw' | null>(null);
  const [notice, setNotice] = useState('');
  const done = (text: string): void => {
    setWriting(null);
    setNotice(text);
  };
  const open = (one: ManagedQuestion | 'nieuw'): void => {
    setNotice('');
    setWriting(one);
  };
  useTitle(t('titel'));
  return (
    <>
      <div className="page-header">
        <div>
          {writing !== null && (
            <button type="button" className="button-text office-card__back" onClick={() => setWriting(null)}>
              <Icon name="links" size={18} />
              {t('terug')}
            </button>
          )}
          <h1>{t('titel')}</h1>
          <p>{t('uitleg')}</p>
        </div>
        {writing === null && (
          <span className="page-header__buttons not-at-paper">
            <a className="button-tint" href="/site/faq" target="_blank" rel="noreferrer">
              <Icon name="oog" size={18} />
              {t('bekijk')}
            </a>
            <button type="button" className="button-full" onClick={() => open('nieuw')}>
              <Icon name="plus" size={18} />
              {t('nieuw')}
            </button>
          </span>
        )}
      </div>
      <div role="status">
        {notice !== '' && (
          <Alert severity="success" role="presentation" onClose={() => setNotice('')}>
            {notice}
          </Alert>
        )}
      </div>
      {writing !== null ? (
        <QuestionForm
          key={writing === 'nieuw' ? writing : writing.id}
          one={writing === 'nieuw' ? null : writing}
          onClose={() => setWriting(null)}
          onDone={done}
        />
      ) : (
        <State stand={state} skeleton={SKELETON}>
          {({ items }) =>
            QUESTION_GROUPS.map((group) => (
              <QuestionTable
                key={group}
                group={group}
                items={items.filter(({ groep }) => groep === group)}
                onOpen={open}
              />
            ))
          }
        </State>
      )}
    </>
  );
}
