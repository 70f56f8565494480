import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GroepResults, LvsResult } from '#server/features/lvsspelling/lvsresultaten.contract.ts';
import { fileName, saveCsv } from '#web/ui/csv.ts';
import { TableSkeleton } from '#web/ui/geraamte.tsx';
import { Icon } from '#web/ui/icoon.tsx';
import { TableBox } from '#web/ui/tabel-vak.tsx';
import { useSaving } from '../gebruik-bewaren.ts';
import { useSpot } from '../kader/gebruik-plek.ts';
import { useGroepResults, removeResult } from '../lvsspelling/lvsspelling.api.ts';
import { dayText, toetsmomentText, resultParts } from '../lvsspelling/lvs-tekst.ts';
import { ProposalRow } from '../lvsspelling/startvoorstellen.tsx';
import { useAccess } from '../recht.tsx';
import { ErrorNotice, State } from '#web/platform/toestand.tsx';
import { Empty } from '#web/ui/leeg.tsx';
import { lvsCsv } from './lvs-csv.ts';
import { ResultDialog } from './resultaat-dialoog.tsx';
import '../importeren/importeren.css';
import '../lvsspelling/lvsspelling.css';

const SKELETON = <TableSkeleton rijen={7} />;

/** One result; deleting asks a second press. */
function Result({ resultaat: result, onRemove }: { resultaat: LvsResult; onRemove: (() => Promise<unknown>) | null }) {
  const { t, i18n } = useTranslation(['lvsspelling', 'woorden']);
  const saving = useSaving();
  const [certain, setCertain] = useState(false);
  return (
    <li className="lvs-resultaat">
      <strong>{resultParts(t, result).join(', ')}</strong>
      <span className="zacht">
        {t(`aanbieder.${result.aanbieder}`)} {result.toets}, {toetsmomentText(t, result.moment)},{' '}
        {dayText(i18n.language, result.afnamedatum)}
      </span>
      {onRemove !== null &&
        (certain ? (
          <span className="lvs-wissel">
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
            className="niet-op-papier"
            aria-label={t('hand.weg.wat', {
              toets: result.toets,
              datum: dayText(i18n.language, result.afnamedatum),
            })}
            onClick={() => setCertain(true)}
          >
            <Icon naam="prullenbak" maat={16} />
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
  const { t } = useTranslation('lvsspelling');
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
        <section className="kaart niet-op-papier" aria-labelledby="lvs-start">
          <h2 id="lvs-start">{t('start.kop')}</h2>
          <p className="zacht">{t('start.uitleg')}</p>
          <ul className="keuzelijst">
            {proposals.map((proposal) => (
              <ProposalRow key={proposal.leerlingId} adminId={adminId} voorstel={proposal} />
            ))}
          </ul>
        </section>
      )}
      <TableBox className="tabel--vast" naam={t('groep.kop')}>
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
                  <span className="zacht">{t('groep.geen')}</span>
                ) : (
                  <ul className="lvs-resultaten">
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
  const { t } = useTranslation('lvsspelling');
  const { groepenPath } = useSpot();
  const { mag: allowed, readOnly } = useAccess('lvs.importeren');
  const [open, setOpen] = useState(false);
  const empty = data.items.every(({ resultaten: results }) => results.length === 0);
  const importLink = (
    <Link className="knop-tint" to={`${groepenPath}/lvsspelling`}>
      <Icon naam="tabel" maat={18} />
      {t('groep.import')}
    </Link>
  );
  return (
    <section className="stapvak" aria-label={t('groep.kop')}>
      <span className="pagina-kop__knoppen niet-op-papier">
        {allowed && !empty && importLink}
        {allowed && (
          <Button
            variant="contained"
            disabled={readOnly || data.items.length === 0}
            startIcon={<Icon naam="plus" maat={18} />}
            onClick={() => setOpen(true)}
          >
            {t('hand.knop')}
          </Button>
        )}
        {!empty && (
          <Button
            variant="outlined"
            startIcon={<Icon naam="download" maat={18} />}
            onClick={() => saveCsv(fileName([data.groep.naam, t('groep.kop')]), lvsCsv(data))}
          >
            {t('groep.csv')}
          </Button>
        )}
      </span>
      {empty ? (
        <Empty titel={t('groep.leeg')} uitleg={t('groep.leeg.uitleg')}>
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
