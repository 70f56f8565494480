import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { REPORT_KINDS, type VoortgangReport } from '#server/features/voortgang/leerling-voortgang.contract.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { useSaving } from '#web/platform/use-saving.ts';
import { useGebruiker } from '#web/platform/use-session.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { ScrollTabs } from '#web/ui/scroll-tabs.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { TableBox } from '#web/ui/table-box.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import { Permission } from '../shared/permission.tsx';
import { saveReport, useReport } from './api.ts';
import './report.css';

const SKELETON = <CardSkeleton rules={9} />;
type Part = VoortgangReport['delen'][number];

function PartTable({ name, table }: { name: string; table: NonNullable<Part['tabel']> }) {
  return (
    <TableBox name={name}>
      <thead>
        <tr>
          {table.kolommen.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rijen.map((row) => (
          <tr key={row.join('/')}>
            {row.map((text, nr) =>
              nr === 0 ? (
                <th key={nr} scope="row">
                  {text}
                </th>
              ) : (
                <td key={nr}>{text}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </TableBox>
  );
}

function Sheet({ report }: { report: VoortgangReport }) {
  return (
    <article className={`report report--${report.soort}`}>
      <header>
        <h2>{report.titel}</h2>
        <p>{report.onder}</p>
      </header>
      {report.delen.map((part) => (
        <section key={part.kop}>
          <h3>{part.kop}</h3>
          {part.tekst !== undefined && <p>{part.tekst}</p>}
          {part.woorden !== undefined && (
            <ul className="report__words">
              {part.woorden.map((woord) => (
                <li key={woord}>{woord}</li>
              ))}
            </ul>
          )}
          {part.tabel !== undefined && <PartTable name={part.kop} table={part.tabel} />}
        </section>
      ))}
      <footer>{report.footer}</footer>
    </article>
  );
}

function Content({ report, leerlingId }: { report: VoortgangReport; leerlingId: string }) {
  const { t } = useTranslation(['leerling-report', 'admins']);
  const { adminId } = useSpot();
  const saving = useSaving();
  const save = () => void saving.run(() => saveReport({ adminId, leerlingId }, report));
  return (
    <>
      <span className="page-header__buttons not-at-paper">
        <Button
          variant="contained"
          disabled={saving.bezig}
          startIcon={<Icon name="download" size={18} />}
          onClick={save}
        >
          {t('pdf')}
        </Button>
        <Button variant="outlined" startIcon={<Icon name="print" size={18} />} onClick={() => globalThis.print()}>
          {t('admins:print')}
        </Button>
      </span>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={save} />}
      <Sheet report={report} />
    </>
  );
}

function Screen() {
  const { t } = useTranslation('leerling-report');
  const { adminId } = useSpot();
  const { leerlingId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const atHome = useGebruiker()?.role === 'thuisadmin';
  const kinds = REPORT_KINDS.filter((name) => !atHome || name !== 'collega');
  const kind = kinds.find((name) => name === params.get('voor')) ?? 'ouders';
  const report = useReport({ adminId, leerlingId }, kind);
  useTitle(t('pagina'));
  return (
    <>
      <div className="page-header not-at-paper">
        <div>
          <h1>{t('pagina')}</h1>
          <p>{t('uitleg')}</p>
        </div>
        <Link className="button-text" to=".." relative="path">
          <Icon name="links" size={18} /> {t('terug')}
        </Link>
      </div>
      <ScrollTabs
        value={kind}
        onChange={(_, reader: string) => setParams({ voor: reader }, { replace: true })}
        aria-label={t('voor')}
        className="not-at-paper"
      >
        {kinds.map((name) => (
          <Tab key={name} value={name} label={t(`voor.${name}`)} />
        ))}
      </ScrollTabs>
      <State stand={report} skeleton={SKELETON}>
        {(data) => <Content report={data} leerlingId={leerlingId} />}
      </State>
    </>
  );
}

/** A report on one pupil for the child, its parents or a colleague, on the screen, on paper and as a PDF. */
export function LeerlingReportPage() {
  const { t } = useTranslation('leerling-report');
  return (
    <Permission actie="voortgang.lezen" titel={t('pagina')}>
      <Screen />
    </Permission>
  );
}
