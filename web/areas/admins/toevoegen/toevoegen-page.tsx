import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  addLeerlingenSchema,
  type AddedLeerlingen,
} from '#server/features/leerlingen/leerlingen-management.contract.ts';
import { useForm } from '#web/platform/form/use-form.ts';
import { ErrorSummary } from '#web/ui/formulier/error-summary.tsx';
import { Field } from '#web/ui/formulier/field.tsx';
import { useRuleText } from '#web/ui/formulier/rule.ts';
import { useAdmin } from '../shared/api/tenant.api.ts';
import { restoreLeerlingen, addLeerlingen } from '../shared/api/leerlingen.api.ts';
import { useGroep } from '../shared/api/groepen.api.ts';
import { CodeForm } from '../shared/delen/code-form.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { usePermission } from '../shared/use-permission.ts';
import { NoPermission } from '../shared/no-permission.tsx';
import { yearText } from '../shared/jaargroep.ts';
import { useSpot } from '../shared/frame/use-spot.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { TableSkeleton } from '#web/ui/skeleton.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { useAccess } from '../shared/permission.tsx';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { useProposals } from './use-proposals.ts';
import { CardList } from '../shared/toevoegen/card-list.tsx';
import { isEmpty, readPaste, emptyLine, type PastedLine } from './paste.ts';
import { GridRow, FIELDS } from './grid.tsx';
import '../shared/toevoegen/toevoegen.css';

const ROWS = 10;
const ROWS_MAX = 60;
const YEARS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const LOGIN = ['', 'plaatjes', 'tekst'] as const;
interface Values {
  regels: readonly PastedLine[];
  inlogsoort: string;
}

const omitEmpty = (text: string): string | undefined => (text.trim() === '' ? undefined : text);
const read = ({ regels: rules, inlogsoort: loginKind }: Values) => ({
  leerlingen: rules
    .filter((rule) => !isEmpty(rule))
    .map(({ roepnaam, voorvoegsel, achternaam, jaargroep, gebruikersnaam }) => ({
      roepnaam,
      voorvoegsel: omitEmpty(voorvoegsel),
      achternaam: omitEmpty(achternaam),
      jaargroep: Number(jaargroep),
      gebruikersnaam: omitEmpty(gebruikersnaam),
    })),
  ...(loginKind === '' ? {} : { inlogsoort: loginKind }),
});

/** At least one empty line at the end, up to the size of a group. */
function withSpareLines(rules: readonly PastedLine[], jaargroep: string): PastedLine[] {
  const out = [...rules].slice(0, ROWS_MAX);
  let key = Math.max(-1, ...out.map((rule) => rule.sleutel)) + 1;
  while (out.length < ROWS || (out.length < ROWS_MAX && !isEmpty(out.at(-1) ?? emptyLine(0, jaargroep)))) {
    out.push(emptyLine(key, jaargroep));
    key += 1;
  }
  return out;
}

/** Where more seats are asked: by whoever leads the tenant; others ask that person. */
function MoreSeats({ adminId }: { adminId: string }) {
  const { t } = useTranslation('toevoegen');
  const { mag: mayAsk } = useAccess('licentie.aanvragen');
  if (!mayAsk) return t('plaatsen.vraagBeheerder');
  return <Link to={`/admins/${adminId}/licentie`}>{t('plaatsen.vraag')}</Link>;
}

function Seats({ nodig: required }: { nodig: number }) {
  const { t } = useTranslation(['toevoegen', 'beheer']);
  const { adminId } = useSpot();
  const { data: admin } = useAdmin(adminId);
  if (admin?.plaatsen === undefined) return null;
  const free = admin.plaatsen.totaal - admin.plaatsen.gebruikt;
  const full = required > free;
  return (
    <p className={full ? 'places places--full' : 'places'} role="status">
      {t(full ? 'plaatsen.vol' : 'plaatsen', {
        vrij: Math.max(0, free),
        totaal: admin.plaatsen.totaal,
        nodig: required,
      })}{' '}
      {full && <MoreSeats adminId={adminId} />}
    </p>
  );
}

function GridHeader() {
  const { t } = useTranslation(['toevoegen', 'beheer']);
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="only-reader">{t('rooster.nr')}</span>
        </th>
        {FIELDS.map((field) => (
          <th key={field} scope="col">
            {t(`leerling.${field}`)}
          </th>
        ))}
        <th scope="col">
          <span className="only-reader">{t('rooster.merk')}</span>
        </th>
      </tr>
    </thead>
  );
}

/** The grid for one group. */
export function Grid({
  groepId,
  jaargroep,
  dicht: closed,
  onDone,
}: {
  groepId: string;
  jaargroep: string;
  /** The licence lets nobody be added. */ dicht: boolean;
  onDone: (added: AddedLeerlingen) => void;
}) {
  const { t } = useTranslation(['toevoegen', 'beheer', 'woorden']);
  const { adminId, groepenPath } = useSpot();
  const { data: admin } = useAdmin(adminId);
  const rule = useRuleText();
  const saving = useSaving();
  const form = useForm({
    begin: { regels: withSpareLines([], jaargroep), inlogsoort: '' },
    schema: addLeerlingenSchema,
    body: read,
    submit: async (body) => onDone(await addLeerlingen(adminId, groepId, body)),
  });
  const rules = form.watch('regels');
  const proposals = useProposals(adminId, rules);
  const filled = rules.filter((row) => !isEmpty(row));
  const free = admin?.plaatsen === undefined ? ROWS_MAX : admin.plaatsen.totaal - admin.plaatsen.gebruikt;
  const setLines = (newOne: readonly PastedLine[]) => form.setValue('regels', withSpareLines(newOne, jaargroep));
  const errorOf = (row: PastedLine) => (field: (typeof FIELDS)[number]) =>
    form.errors[`leerlingen.${filled.indexOf(row)}.${field}`];
  const concat = (nr: number, text: string) => {
    const years = YEARS.map((year) => ({
      jaar: year,
      namen: [
        yearText(t, year).toLocaleLowerCase('nl'),
        t('woorden:jaar.kort.3') === '3' ? String(year) : String(year - 2),
      ],
    }));
    const newOne = readPaste(text, { years, jaargroep }, Math.max(...rules.map(({ sleutel: key }) => key)) + 1);
    setLines([
      ...rules.slice(0, nr).filter((row) => !isEmpty(row)),
      ...newOne,
      ...rules.slice(nr).filter((row) => !isEmpty(row)),
    ]);
  };
  const back = async (leerlingId: string) => {
    const succeeded = await saving.run(() => restoreLeerlingen(adminId, { ids: [leerlingId], groepId }));
    if (succeeded) setLines(rules.filter((row) => proposals.get(row.sleutel)?.dubbel[0]?.leerlingId !== leerlingId));
  };
  const refusal = form.refusal ?? saving.fout;
  const busy = form.busy || saving.bezig;
  const listError = form.error('leerlingen');
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid">
      <ErrorSummary fouten={form.errors} toon={form.tried} />
      {listError !== null && <p className="grid__error">{rule(listError, { a: 1, b: ROWS_MAX })}</p>}
      {refusal !== null && <ErrorNotice fout={refusal} onRetry={form.send} />}
      <TableBox className="grid__table" name={t('toevoegen.titel')}>
        <GridHeader />
        <tbody>
          {rules.map((row, nr) => (
            <GridRow
              key={row.sleutel}
              regel={row}
              nr={nr}
              fout={errorOf(row)}
              voorstel={proposals.get(row.sleutel)}
              onPaste={concat}
              onBack={(id) => void back(id)}
              set={(spot, field, value) =>
                setLines(rules.map((other, otherNr) => (otherNr === spot ? { ...other, [field]: value } : other)))
              }
              onErase={(spot) => setLines(rules.filter((_, otherNr) => otherNr !== spot))}
            />
          ))}
        </tbody>
      </TableBox>
      <div className="grid__foot">
        <Field
          formulier={form}
          naam="inlogsoort"
          label={t('toevoegen.inlog')}
          field={{
            select: true,
            slotProps: { select: { displayEmpty: true }, inputLabel: { shrink: true } },
            children: LOGIN.map((kind) => (
              <MenuItem key={kind} value={kind}>
                {t(`toevoegen.inlog.${kind === '' ? 'jaar' : kind}`)}
              </MenuItem>
            )),
          }}
        />
        <Seats nodig={filled.length} />
        <span className="grid__buttons">
          <Link className="button-text" to={`${groepenPath}/${groepId}/leerlingen`}>
            {t('annuleren')}
          </Link>
          <button type="submit" className="button-full" disabled={busy || closed || filled.length > free}>
            {busy ? t('bezig') : t('toevoegen.bewaar', { count: filled.length })}
          </button>
        </span>
      </div>
    </form>
  );
}

/** `/{groepId}/leerlingen/toevoegen`: type or paste a class. */
export function AddPage() {
  const { t } = useTranslation(['toevoegen', 'beheer', 'woorden', 'koppelingen']);
  const { adminId, groepId } = useSpot();
  const [withCode, setWithCode] = useState(false);
  const groep = useGroep(adminId, groepId);
  const permission = useAccess('leerlingen.toevoegen');
  const allowed = usePermission(adminId);
  const [added, setAdded] = useState<AddedLeerlingen | null>(null);
  useTitle(t('toevoegen.titel'));
  if (!permission.mag) return <NoPermission recht="leerlingen.toevoegen" titel={t('toevoegen.titel')} />;
  return (
    <>
      <div className="page-header">
        <div>
          <h1>{t('toevoegen.titel')}</h1>
          <p>
            {[groep.data?.naam, added === null && !withCode ? t('toevoegen.uitleg') : undefined]
              .filter((part) => part !== undefined)
              .join('. ')}
          </p>
        </div>
        {allowed('koppelingen.inlezen') && added === null && (
          <span className="page-header__buttons">
            <button type="button" className="button-tint" onClick={() => setWithCode(!withCode)}>
              {t(withCode ? 'toevoegen:koppel.zelf' : 'toevoegen:koppel.deelcode')}
            </button>
          </span>
        )}
      </div>
      {withCode ? (
        <CodeForm adminId={adminId} soort="rt" dicht={permission.readOnly} naar={`/admins/${adminId}/leerlingen`} />
      ) : (
        <State stand={groep} skeleton={<TableSkeleton rows={8} />}>
          {(data) =>
            added === null ? (
              <Grid
                key={data.id}
                groepId={data.id}
                jaargroep={String(data.jaargroepen[0] ?? 3)}
                dicht={permission.readOnly}
                onDone={setAdded}
              />
            ) : (
              <CardList added={added} groepId={data.id} onMore={() => setAdded(null)} />
            )
          }
        </State>
      )}
    </>
  );
}
