import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LvsLine, LvsLineKind } from '#server/features/lvsspelling/lvsspelling.contract.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Pager } from '../shared/importing/sheets.tsx';
import { fits } from '../shared/leerlingen/name.ts';
import { isIncluded, chooseInLvs, chooseSoleMatches, chooseLeerling, type LvsState } from './choice-state.ts';
import { lvsDayText, toetsmomentText, resultParts } from '../shared/lvsspelling/lvs-text.ts';

const PER_SHEET = 50;
const WITH_CHECKMARK: ReadonlySet<LvsLineKind> = new Set<LvsLineKind>(['nieuw', 'gewijzigd']);
const NOBODY = 'niemand';

interface ChoiceProps {
  keuzes: LvsState;
  onChoices: (state: LvsState) => void;
}

/** The result; old and new beside each other where it changes. */
function ResultCell({ regel: rule }: { regel: LvsLine }) {
  const { t } = useTranslation(['lvsspelling', 'lvs', 'woorden']);
  if (rule.uitslag === undefined) return null;
  const newOne = resultParts(t, rule.uitslag).join(', ');
  if (rule.oud === undefined) return <>{newOne}</>;
  return (
    <span className="changes">
      <span>
        <del>{resultParts(t, rule.oud).join(', ')}</del> <Icon name="pijl" size={14} /> <ins>{newOne}</ins>
      </span>
    </span>
  );
}

/** Who an ambiguous row is about: somebody chooses, or leaves it. */
function WhoCell({ regel: rule, keuzes: choices, onChoices }: ChoiceProps & { regel: LvsLine }) {
  const { t } = useTranslation(['lvsspelling', 'lvs']);
  return (
    <TextField
      select
      size="small"
      className="proposal-choice"
      label={t('wie', { naam: rule.naam })}
      value={choices.kies.get(rule.nr) ?? NOBODY}
      onChange={({ target }) =>
        onChoices(chooseLeerling(choices, rule.nr, target.value === NOBODY ? null : target.value))
      }
    >
      <MenuItem value={NOBODY}>{t('wie.niemand')}</MenuItem>
      {rule.kandidaten.map(({ id, naam: name, groep, geboortedatum }) => (
        <MenuItem key={id} value={id}>
          {[name, groep, geboortedatum].filter(Boolean).join(', ')}
        </MenuItem>
      ))}
    </TextField>
  );
}

function NameCell({
  regel: rule,
  keuzes: choices,
  onChoices,
  vink: checkmark,
}: ChoiceProps & { regel: LvsLine; vink: boolean }) {
  const { t } = useTranslation(['lvsspelling', 'lvs']);
  const name = rule.leerling?.naam ?? (rule.naam === '' ? t('zonderNaam') : rule.naam);
  const groep = rule.leerling?.groep;
  return (
    <span className="rule__name">
      {checkmark && (
        <Checkbox
          size="small"
          checked={isIncluded(rule, choices)}
          onChange={({ target }) => onChoices(chooseInLvs(choices, [rule], target.checked))}
          slotProps={{ input: { 'aria-label': t('vink', { naam: name }) } }}
        />
      )}
      <span>
        {name}
        {groep !== undefined && <small className="soft lvs-groep">{groep}</small>}
      </span>
    </span>
  );
}

const Row = memo(function Row(props: ChoiceProps & { regel: LvsLine; vink: boolean }) {
  const { t, i18n } = useTranslation(['lvsspelling', 'lvs', 'woorden']);
  const { regel: rule } = props;
  const { uitslag: finding } = rule;
  return (
    <tr>
      <th scope="row">
        <NameCell {...props} />
      </th>
      <td>
        {finding !== undefined && (
          <>
            {t(`aanbieder.${finding.aanbieder}`)} {finding.toets}
            <small className="soft lvs-groep">{toetsmomentText(t, finding.moment)}</small>
          </>
        )}
      </td>
      <td>{finding !== undefined && lvsDayText(i18n.language, finding.afnamedatum)}</td>
      <td>
        <div className="lvs-finding">
          <ResultCell regel={rule} />
          {rule.melding !== '' && <span className="rule__code">{rule.melding}</span>}
          {rule.soort === 'ambigu' && <WhoCell {...props} />}
        </div>
      </td>
      <td className="table__number">{rule.regel}</td>
    </tr>
  );
});

/** Rows of one kind: search, tick, choose; a page at a time, so that 5,000 rows stay quick. */
export function RowsTable({
  soort: kind,
  regels: rules,
  keuzes: choices,
  onChoices,
}: ChoiceProps & { soort: LvsLineKind; regels: readonly LvsLine[] }) {
  const { t } = useTranslation(['lvsspelling', 'lvs', 'importing']);
  const [search, setSearch] = useState('');
  const [sheet, setPage] = useState(0);
  const searched = useDeferredValue(search);
  const found = useMemo(
    () =>
      searched.trim() === ''
        ? rules
        : rules.filter((rule) =>
            fits(`${rule.leerling?.naam ?? ''} ${rule.naam} ${rule.uitslag?.toets ?? ''}`, searched),
          ),
    [rules, searched],
  );
  const checkmark = WITH_CHECKMARK.has(kind);
  const all = found.length > 0 && found.every((rule) => isIncluded(rule, choices));
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
        {checkmark && (
          <Button onClick={() => onChoices(chooseInLvs(choices, found, !all))}>
            {t(all ? 'vink.geen' : 'vink.alle')}
          </Button>
        )}
        {kind === 'ambigu' && (
          <Button variant="outlined" onClick={() => onChoices(chooseSoleMatches(choices, found))}>
            {t('wie.enige')}
          </Button>
        )}
        <span className="soft filters__tally" role="status">
          {t('rijen', { count: found.length })}
        </span>
      </div>
      {found.length === 0 ? (
        <p className="notice">
          <Icon name="zoek" />
          {t('niets')} <Button onClick={() => setSearch('')}>{t('niets.wis')}</Button>
        </p>
      ) : (
        <div className="table-box" role="tabpanel" aria-label={t(`tab.${kind}`)} tabIndex={0}>
          <table className="table table--fixed">
            <caption className="only-reader">{t(`tab.${kind}`)}</caption>
            <thead>
              <tr>
                {(['leerling', 'toets', 'datum', 'uitslag', 'regel'] as const).map((column) => (
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
          </table>
        </div>
      )}
      <Pager blad={sheet} bladen={Math.ceil(found.length / PER_SHEET)} onPage={setPage} />
    </>
  );
}
