import { useTranslation } from 'react-i18next';
import type { ToetsAntwoord, ToetsResults } from '#server/features/methodetoetsen/toets-results.contract.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import type { AnswerChoice } from './result-dialogs.tsx';

type Afname = ToetsResults['afnamen'][number];
/** What can be done in the table. */
export interface MatrixActs {
  onCell: (cell: AnswerChoice) => void;
  onReopen: (leerlingId: string) => void;
  onSkip: (nr: number, skip: boolean) => void;
}
interface Props extends Partial<MatrixActs> {
  data: ToetsResults;
}

/** What a child wrote: a tick, or the own spelling; marks say late, silent and judged otherwise. */
function Written({ antwoord }: { antwoord: ToetsAntwoord }) {
  const { t } = useTranslation('methodetoetsen');
  const { ruw, goed: right, late, silent, overschreven: override } = antwoord;
  return (
    <>
      {silent && override === undefined ? (
        <span className="soft">{t('cel.stil')}</span>
      ) : (
        <>
          <Icon name={right ? 'vink' : 'sluit'} size={16} />
          <span className="only-reader">{t(right ? 'cel.goed' : 'cel.fout')}</span>
          {(!right || override !== undefined) && (
            <span className="toets-cell__text">{ruw === '' ? t('cel.leeg') : ruw}</span>
          )}
        </>
      )}
      {late && <small>{t('cel.late')}</small>}
      {override !== undefined && <small title={override.reden}>{t('cel.anders')}</small>}
    </>
  );
}

function Cell({
  afname,
  antwoord,
  onCell,
}: {
  afname: Afname;
  antwoord: ToetsAntwoord;
  onCell: Props['onCell'] | undefined;
}) {
  const { t } = useTranslation('methodetoetsen');
  const kind = antwoord.goed ? 'toets-cell toets-cell--right' : 'toets-cell toets-cell--wrong';
  if (onCell === undefined)
    return (
      <span className={kind}>
        <Written antwoord={antwoord} />
      </span>
    );
  return (
    <button
      type="button"
      className={kind}
      title={t('cel.kijk')}
      onClick={() => onCell({ leerlingId: afname.leerlingId, naam: afname.naam, antwoord })}
    >
      <Written antwoord={antwoord} />
    </button>
  );
}

function Row({ data, afname, onCell, onReopen }: Omit<Props, 'onSkip'> & { afname: Afname }) {
  const { t } = useTranslation('methodetoetsen');
  const { pct, goed: right, counted, status } = afname;
  return (
    <tr>
      <th scope="row">
        {afname.naam}
        <small className="rule-below">{t(`afname.${status}`)}</small>
        {onReopen !== undefined && (status === 'ingeleverd' || status === 'gemist') && (
          <button
            type="button"
            className="button-text not-at-paper"
            aria-label={t('heropen.wie', { naam: afname.naam })}
            onClick={() => onReopen(afname.leerlingId)}
          >
            {t('heropen.knop')}
          </button>
        )}
      </th>
      <td className="table__number">
        {pct !== undefined && (
          <>
            <strong className={pct >= data.toets.grensPct ? 'toets-reached' : ''}>{t('pct', { pct })}</strong>
            <small className="rule-below">{t('van', { goed: right, counted })}</small>
          </>
        )}
      </td>
      {data.toets.woorden.map((woord, index) => {
        const antwoord = afname.antwoorden[index];
        return (
          <td key={woord.woord} className={woord.overslaan ? 'toets-skipped' : ''}>
            {antwoord !== undefined && <Cell afname={afname} antwoord={antwoord} onCell={onCell} />}
          </td>
        );
      })}
    </tr>
  );
}

/** While a test is open most rows say nothing yet: who handed in stands on top. */
const handedInFirst = (afnamen: readonly Afname[]): Afname[] =>
  afnamen.toSorted((a, b) => Number(b.pct !== undefined) - Number(a.pct !== undefined));

/** Children by words; every cell shows what was written. */
export function ResultsMatrix({ data, onCell, onReopen, onSkip }: Props) {
  const { t } = useTranslation('methodetoetsen');
  const { woorden } = data.toets;
  return (
    <section aria-labelledby="toets-per-leerling" className="toets-block">
      <h2 id="toets-per-leerling">{t('uitslag.perLeerling')}</h2>
      <TableBox heading="toets-per-leerling" className="table--fixed toets-matrix">
        <thead>
          <tr>
            <th scope="col">{t('kolom.leerling')}</th>
            <th scope="col" className="table__number">
              {t('kolom.goed')}
            </th>
            {woorden.map(({ woord, overslaan: skipped }, index) => (
              <th key={woord} scope="col" className={skipped ? 'toets-skipped' : ''}>
                <span className="toets-matrix__word">{woord}</span>
                {skipped && <small className="rule-below">{t('overslaan.is')}</small>}
                {onSkip !== undefined && (
                  <button
                    type="button"
                    className="button-text not-at-paper"
                    aria-label={t(skipped ? 'overslaan.terug.wie' : 'overslaan.wie', { woord })}
                    onClick={() => onSkip(index + 1, !skipped)}
                  >
                    {t(skipped ? 'overslaan.terug' : 'overslaan.knop')}
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {handedInFirst(data.afnamen).map((afname) => (
            <Row key={afname.leerlingId} data={data} afname={afname} onCell={onCell} onReopen={onReopen} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('uitslag.perWoord')}
            </th>
            {data.perWoord.map(({ nr, goed: right, counted }) => (
              <td key={nr}>{counted === 0 ? '' : t('van', { goed: right, counted })}</td>
            ))}
          </tr>
        </tfoot>
      </TableBox>
    </section>
  );
}
