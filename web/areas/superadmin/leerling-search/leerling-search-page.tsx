import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FOUND_MAX, type LeerlingSearchResult } from '#server/features/leerling-search/leerling-search.contract.ts';
import { dateText } from '#web/platform/date-text.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { Empty } from '#web/ui/empty.tsx';
import { FoundTable } from './found-table.tsx';
import { SearchForm, type Found } from './search-form.tsx';
import './leerling-search.css';

/** What became of a code that moves a leerling. */
function TokenLine({ token }: { token: NonNullable<LeerlingSearchResult['token']> }) {
  const { t, i18n } = useTranslation('leerling-search');
  const moment = dateText(i18n.language, new Date(token.until));
  return (
    <p className="found-token">
      <span className="chip">{t(`token.${token.status}`)}</span>{' '}
      {t('token', { school: token.organisatie, dag: moment })}
    </p>
  );
}

function Outcome({ found, onDone }: { found: Found | null; onDone: (text: string) => void }) {
  const { t } = useTranslation('leerling-search');
  if (found === null) return <Empty title={t('begin')} explanation={t('begin.uitleg')} />;
  const { result, reden: why } = found;
  const { items, more, token } = result;
  return (
    <>
      {token !== null && <TokenLine token={token} />}
      <p className="soft" role="status">
        {t('aantal', { count: items.length })}
        {more && ` ${t('meer', { max: FOUND_MAX })}`}
      </p>
      {items.length === 0 ? (
        <Empty title={t('niets')} explanation={t(token === null ? 'niets.uitleg' : 'niets.token')} />
      ) : (
        <FoundTable items={items} reden={why} onDone={onDone} />
      )}
    </>
  );
}

/** `/superadmin/leerlingen`: one leerling of any customer, with a reason that the customer reads. */
export function LeerlingSearchPage() {
  const { t } = useTranslation('leerling-search');
  const [found, setFound] = useState<{ key: number; found: Found | null }>({ key: 0, found: null });
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
      <SearchForm
        onFound={(next) => {
          setNotice('');
          setFound(({ key }) => ({ key: key + 1, found: next }));
        }}
      />
      <div role="status">
        {notice !== '' && (
          <Alert severity="success" role="presentation" onClose={() => setNotice('')}>
            {notice}
          </Alert>
        )}
      </div>
      <Outcome key={found.key} found={found.found} onDone={setNotice} />
    </>
  );
}
