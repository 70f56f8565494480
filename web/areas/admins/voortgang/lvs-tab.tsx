import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GroepResults, LvsResult } from '#server/features/lvsspelling/lvs-results.contract.ts';
import { fileName, saveCsv } from '#web/ui/csv.ts';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { useGroepResults, removeResult } from './lvs.api.ts';
import { lvsDayText, toetsmomentText, resultParts } from '../shared/lvsspelling/lvs-text.ts';
import { ProposalRow } from '../shared/lvsspelling/start-proposals.tsx';
import { useAccess } from '../shared/permission.tsx';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { lvsCsv } from './lvs-csv.ts';
import { ResultDialog } from './result-dialog.tsx';
import '../shared/importing/importing.css';
import '../shared/lvsspelling/lvsspelling.css';

const SKELETON = <TableSkeleton rows={7} />;

/** One result; deleting asks a second press. */
function Result({ resultaat: result, onRemove }: { resultaat: LvsResult; onRemove: (() => Promise<unknown>) | null }) {
  const { t, i18n } = useTranslation(['voortgang', 'lvs', 'woorden']);
  const saving = useSaving();
  const [certain, setCertain] = useState(false);
  return (
    <li className="lvs-result">
      <strong>{resultParts(t, result).join(', ')}</strong>
      <span className="soft">
        {t(`aanbieder.${result.aanbieder}`)} {result.toets}, {toetsmomentText(t, result.moment)},{' '}
        {lvsDayText(i18n.language, result.afnamedatum)}
      </span>
      {onRemove !== null &&
        (certain ? (
          <span className="lvs-swap">
            <Button size="small" color="warning" disabled={saving.bezig} onClick={() => void saving.run(onRemove)}>
              {t('hand.weg.zeker')}
            </Button>
            <Button size="small" onClick={() => setCertain(false)}>
              {t('hand.weg.laat')}
            </Button>
          </span>
        ) : (
          <Button
            size="small"
            className="not-at-paper"
            aria-label={t('hand.weg.wat', {
              toets: result.toets,
              datum: lvsDayText(i18n.language, result.afnamedatum),
            })}
            onClick={() => setCertain(true)}
          >
            <Icon name="prullenbak" size={16} />
          </Button>
        ))}
      {saving.fout !== null && (
        <ErrorNotice
          fout={saving.fout}
          onRetry={() => {
            if (onRemove !== null) void saving.run(onRemove);
          }}
        />
      )}
    </li>
  );
}

function List({ data, refresh }: { data: GroepResults; refresh: () => void }) {
  const { t } = useTranslation(['voortgang', 'lvs']);
  const { adminId } = useSpot();
  const { mag: allowed, readOnly } = useAccess('lvs.importeren');
  const gone = (leerlingId: string, id: string) => async () => {
    await removeResult(adminId, leerlingId, id);
    refresh();
  };
  const proposals = data.items.flatMap(({ voorstel: proposal }) => proposal ?? []);
  return (
    <>
      {allowed && proposals.length > 0 && (
        <section className="card not-at-paper" aria-labelledby="lvs-start">
          <h2 id="lvs-start">{t('start.kop')}</h2>
          <p className="soft">{t('start.uitleg')}</p>
          <ul className="choice-list">
            {proposals.map((proposal) => (
              <ProposalRow key={proposal.leerlingId} adminId={adminId} voorstel={proposal} />
            ))}
          </ul>
        </section>
      )}
      <TableBox className="table--fixed" name={t('groep.kop')}>
        <thead>
          <tr>
            <th scope="col">{t('kolom.leerling')}</th>
            <th scope="col">{t('groep.resultaten')}</th>
          </tr>
        </thead>
        <tbody>
          {data.items.map(({ leerlingId, naam: name, resultaten: results }) => (
            <tr key={leerlingId}>
              <th scope="row">{name}</th>
              <td>
                {results.length === 0 ? (
                  <span className="soft">{t('groep.geen')}</span>
                ) : (
                  <ul className="lvs-results">
                    {results.map((result) => (
                      <Result
                        key={result.id}
                        resultaat={result}
                        onRemove={allowed && !readOnly ? gone(leerlingId, result.id) : null}
                      />
                    ))}
                  </ul>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </TableBox>
    </>
  );
}

function Content({ data, refresh }: { data: GroepResults; refresh: () => void }) {
  const { t } = useTranslation(['voortgang', 'lvs']);
  const { groepenPath } = useSpot();
  const { mag: allowed, readOnly } = useAccess('lvs.importeren');
  const [open, setOpen] = useState(false);
  const empty = data.items.every(({ resultaten: results }) => results.length === 0);
  const importLink = (
    <Link className="button-tint" to={`${groepenPath}/lvsspelling`}>
      <Icon name="tabel" size={18} />
      {t('groep.import')}
    </Link>
  );
  return (
    <section className="step-box" aria-label={t('groep.kop')}>
      <span className="page-header__buttons not-at-paper">
        {allowed && !empty && importLink}
        {allowed && data.items.length > 0 && (
          <Button
            variant="contained"
            disabled={readOnly}
            startIcon={<Icon name="plus" size={18} />}
            onClick={() => setOpen(true)}
          >
            {t('hand.knop')}
          </Button>
        )}
        {!empty && (
          <Button
            variant="outlined"
            startIcon={<Icon name="download" size={18} />}
            onClick={() => saveCsv(fileName([data.groep.naam, t('groep.kop')]), lvsCsv(data))}
          >
            {t('groep.csv')}
          </Button>
        )}
      </span>
      {empty ? (
        <Empty title={t('groep.leeg')} explanation={t('groep.leeg.uitleg')}>
          {allowed && importLink}
        </Empty>
      ) : (
        <List data={data} refresh={refresh} />
      )}
      {open && (
        <ResultDialog
          leerlingen={data.items}
          onSluit={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            refresh();
          }}
        />
      )}
    </section>
  );
}

/** Results of tests per pupil, the level always with its scale. */
export function LvsTab() {
  const { adminId, groepId } = useSpot();
  const state = useGroepResults(adminId, groepId ?? '');
  return (
    <State stand={state} skeleton={SKELETON}>
      {(data) => <Content key={data.groep.id} data={data} refresh={() => void state.mutate()} />}
    </State>
  );
}
