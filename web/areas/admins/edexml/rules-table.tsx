import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanLine, LineKind } from '#server/features/edexml/edexml.contract.ts';
import { saveCsv } from '#web/ui/csv.ts';
import { Icon } from '#web/ui/icon.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { yearText, withHoofdletter } from '../shared/jaargroep.ts';
import { fits } from '../shared/leerlingen/name.ts';
import {
  isChosen,
  isFixed,
  chooseInEdexml,
  chooseYear,
  chooseProposal,
  type EdexmlState,
  type ProposalChoice,
} from './choice-state.ts';
import { Pager } from '../shared/importing/sheets.tsx';
import { YEARS } from './years.ts';

const PER_SHEET = 50;
/** Kinds whose rows somebody ticks. */
const WITH_CHECKMARK: ReadonlySet<LineKind> = new Set<LineKind>([
  'nieuw',
  'gewijzigd',
  'ongewijzigd',
  'uit_school',
  'niet_in_bestand',
  'fout',
]);

interface Props {
  soort: LineKind;
  regels: readonly PlanLine[];
  keuzes: EdexmlState;
  onChoices: (state: EdexmlState) => void;
}
interface RowProps {
  regel: PlanLine;
  keuzes: EdexmlState;
  onChoices: (state: EdexmlState) => void;
}

function YearCell({ regel: rule, keuzes: choices, onChoices }: RowProps) {
  const { t } = useTranslation(['edexml', 'importing', 'woorden']);
  const chosen = choices.years.get(rule.nr);
  if (isFixed(rule) || (rule.jaargroep !== undefined && rule.jaargroepCode === undefined))
    return <>{rule.jaargroep === undefined ? '' : withHoofdletter(yearText(t, rule.jaargroep))}</>;
  return (
    <TextField
      select
      size="small"
      className="year-choice"
      label={rule.jaargroepCode === undefined ? t('jaar.kies') : t('jaar.code', { code: rule.jaargroepCode })}
      value={chosen ?? rule.jaargroep ?? ''}
      onChange={({ target }) => onChoices(chooseYear(choices, rule, Number(target.value)))}
    >
      {YEARS.map((year) => (
        <MenuItem key={year} value={year}>
          {yearText(t, year)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Old and new beside each other, for each thing that changes. */
function Change({ regel: rule }: { regel: PlanLine }) {
  const { t } = useTranslation(['edexml', 'importing', 'woorden']);
  const { oud: old } = rule;
  if (old === undefined) return null;
  const parts: Record<PlanLine['velden'][number], [string, string]> = {
    naam: [old.naam, rule.naam],
    jaargroep: [yearText(t, old.jaargroep), rule.jaargroep === undefined ? '' : yearText(t, rule.jaargroep)],
    groep: [old.groep ?? t('zonderGroep'), [rule.groep, ...rule.extra].filter(Boolean).join(', ')],
    geboortedatum: [old.geboortedatum ?? '', rule.geboortedatum ?? ''],
    geslacht: ['', ''],
    sleutel: ['', ''],
  };
  return (
    <ul className="changes">
      {rule.terugzetten && (
        <li>
          <span className="chip chip--correct">{t('terugzetten')}</span>
        </li>
      )}
      {rule.velden.map((field) => {
        const [was, becomes] = parts[field];
        return (
          <li key={field}>
            <span className="changes__field">{t(`veld.${field}`)}</span>
            {becomes !== '' && (
              <>
                {was !== '' && (
                  <>
                    <del>{was}</del> <Icon name="pijl" size={14} />
                  </>
                )}{' '}
                <ins>{becomes}</ins>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function ProposalCell({ regel: rule, keuzes: choices, onChoices }: RowProps) {
  const { t } = useTranslation(['edexml', 'importing', 'woorden']);
  const { voorstel: proposal } = rule;
  if (proposal === undefined) return null;
  const at = [proposal.groep, proposal.geboortedatum].filter(Boolean).join(', ');
  return (
    <TextField
      select
      size="small"
      className="proposal-choice"
      label={t('voorstel.label', { naam: rule.naam })}
      value={choices.proposals.get(rule.nr) ?? 'niets'}
      onChange={({ target }) =>
        onChoices(chooseProposal(choices, rule.nr, isProposalChoice(target.value) ? target.value : null))
      }
    >
      <MenuItem value="niets">{t('voorstel.niets')}</MenuItem>
      <MenuItem value="koppel">
        {t('voorstel.koppel', { naam: proposal.naam, bij: at === '' ? '' : ` (${at})` })}
      </MenuItem>
      <MenuItem value="nieuw">{t('voorstel.nieuw')}</MenuItem>
    </TextField>
  );
}

const isProposalChoice = (value: string): value is ProposalChoice => value === 'koppel' || value === 'nieuw';

function NameCell({ regel: rule, keuzes: choices, onChoices, vink: checkmark }: RowProps & { vink: boolean }) {
  const { t } = useTranslation(['edexml', 'importing', 'woorden']);
  return (
    <span className="rule__name">
      {checkmark && (
        <Checkbox
          size="small"
          checked={isChosen(rule, choices)}
          disabled={isFixed(rule)}
          slotProps={{ input: { 'aria-label': rule.naam } }}
          onChange={({ target }) => onChoices(chooseInEdexml(choices, [rule], target.checked))}
        />
      )}
      <span>{rule.naam === '' ? t('zonderNaam') : rule.naam}</span>
    </span>
  );
}

const Row = memo(function Row(props: RowProps & { vink: boolean }) {
  const { t } = useTranslation(['edexml', 'importing', 'woorden']);
  const { regel: rule } = props;
  const old = rule.soort === 'niet_in_bestand' ? rule.oud : undefined;
  const groep = old === undefined ? rule.groep : old.groep;
  return (
    <tr>
      <th scope="row">
        <NameCell {...props} />
      </th>
      <td>{old === undefined ? <YearCell {...props} /> : withHoofdletter(yearText(t, old.jaargroep))}</td>
      <td>
        {groep === undefined ? <span className="soft">{t('zonderGroep')}</span> : [groep, ...rule.extra].join(', ')}
      </td>
      <td>
        {rule.soort === 'voorstel' ? <ProposalCell {...props} /> : <Change regel={rule} />}
        {rule.codes.length > 0 && (
          <ul className="changes">
            {rule.codes.map((code) => (
              <li key={code} className="rule__code">
                {t(`code.${code}`)}
              </li>
            ))}
          </ul>
        )}
      </td>
      <td className="soft">{rule.sleutel}</td>
    </tr>
  );
});

/** Rows of one kind: search, tick, choose; a page at a time, so that 5,000 pupils stay quick. */
export function LinesTable({ soort: kind, regels: rules, keuzes: choices, onChoices }: Props) {
  const { t } = useTranslation(['edexml', 'importing', 'woorden']);
  const [search, setSearch] = useState('');
  const [sheet, setPage] = useState(0);
  const searched = useDeferredValue(search);
  const found = useMemo(
    () =>
      searched.trim() === ''
        ? rules
        : rules.filter((rule) =>
            fits(`${rule.naam} ${rule.groep ?? rule.oud?.groep ?? ''} ${rule.sleutel ?? ''}`, searched),
          ),
    [rules, searched],
  );
  const checkmark = WITH_CHECKMARK.has(kind);
  const count = found.filter((rule) => isChosen(rule, choices)).length;
  const all = count === found.length && count > 0;
  const save = (): void =>
    saveCsv(`${t(`tab.${kind}`)}.csv`, [
      [t('kolom.naam'), t('kolom.groep'), t('kolom.sleutel'), t('kolom.melding')],
      ...found.map((rule) => [
        rule.naam,
        rule.groep ?? rule.oud?.groep ?? '',
        rule.sleutel ?? '',
        rule.codes.map((code) => t(`code.${code}`)).join(' '),
      ]),
    ]);
  return (
    <>
      <p className="soft">{t(`tab.${kind}.uitleg`)}</p>
      <div className="filters">
        <TextField
          label={t('zoek')}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setPage(0);
          }}
        />
        {(checkmark || kind === 'voorstel') && (
          <Button onClick={() => onChoices(chooseInEdexml(choices, found, !all))}>
            {t(all ? 'vink.geen' : kind === 'voorstel' ? 'koppelmodus.knop' : 'vink.alle', {
              count: found.length,
            })}
          </Button>
        )}
        <Button startIcon={<Icon name="download" size={18} />} onClick={save}>
          {t('bewaar')}
        </Button>
        <span className="soft filters__tally" role="status">
          {checkmark || kind === 'voorstel'
            ? t('vink.telling', { aantal: count, count: found.length })
            : t('vink.rijen', { count: found.length })}
        </span>
      </div>
      {found.length === 0 ? (
        <p className="notice">
          <Icon name="zoek" />
          {t('niets')} <Button onClick={() => setSearch('')}>{t('niets.wis')}</Button>
        </p>
      ) : (
        <TableBox className="table--fixed" name={t(`tab.${kind}`)}>
          <thead>
            <tr>
              {(['naam', 'jaar', 'groep', 'wissel', 'sleutel'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`kolom.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found.slice(sheet * PER_SHEET, (sheet + 1) * PER_SHEET).map((rule) => (
              <Row key={rule.nr} regel={rule} keuzes={choices} onChoices={onChoices} vink={checkmark} />
            ))}
          </tbody>
        </TableBox>
      )}
      <Pager blad={sheet} bladen={Math.ceil(found.length / PER_SHEET)} onPage={setPage} />
    </>
  );
}
