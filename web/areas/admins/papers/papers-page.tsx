import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { AccountDetails } from '#server/features/accountgegevens/accountgegevens.contract.ts';
import { fileName, saveBlob } from '#web/ui/csv.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useSpot } from '../shared/frame/use-spot.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { AdminsNotFound } from '../shared/niet-gevonden-page.tsx';
import { Permission } from '../shared/permission.tsx';
import { State } from '#web/platform/state.tsx';
import { DOCUMENTS, piecesOf, documentOf, type Piece } from '../shared/pieces.ts';
import { useAccountDetails } from '../shared/api/accountgegevens.api.ts';
import '../shared/accountgegevens.css';

const SKELETON = <CardSkeleton rules={14} />;

const addressOf = ({ straat: street, huisnummer: houseNumber, postcode, plaats: place }: AccountDetails): string =>
  [
    [street, houseNumber],
    [postcode, place],
  ]
    .map((part) => part.filter((woord) => woord !== '').join(' '))
    .filter((part) => part !== '')
    .join(', ');
const numberOf = (g: AccountDetails): string =>
  [g.brin, g.instellingsnummer, g.kvk, g.ondernemingsnummer].filter((number) => number !== '').join(' · ');

/** Lines to sign on, with what is known of the organisation filled in. */
function Signature({ gegevens: details }: { gegevens: AccountDetails }) {
  const { t } = useTranslation('papers');
  const rules = (['naam', 'functie', 'plaats', 'datum', 'handtekening'] as const).map((rule) => (
    <div key={rule} className="paper__line">
      <dt>{t(`teken.${rule}`)}</dt>
      <dd />
    </div>
  ));
  return (
    <section className="paper__signing">
      <div>
        <h3>{t('teken.wij')}</h3>
        <dl>{rules}</dl>
      </div>
      <div>
        <h3>{t('teken.jullie', { naam: details.naam })}</h3>
        <dl>{rules}</dl>
      </div>
    </section>
  );
}

function Paper({ piece, gegevens: details }: { piece: Piece; gegevens: AccountDetails }) {
  const { t } = useTranslation('papers');
  const values = {
    naam: details.naam,
    adres: addressOf(details),
    nummer: numberOf(details),
    contactpersoon: details.contactpersoon,
    dagen: details.instellingen.prullenbakDagen,
    subverwerkers:
      details.subverwerkers.length === 0
        ? t('subverwerkers.onbekend')
        : details.subverwerkers.map((who) => `- ${who}`).join('\n'),
  };
  const numbers = Array.from({ length: DOCUMENTS[piece].delen }, (_, nr) => nr + 1);
  return (
    <article className="paper">
      <h1>{t(`stuk.${piece}.titel`)}</h1>
      <p className="paper__party">
        {t(values.adres === '' ? 'partij.kort' : 'partij', values)}
        {values.nummer !== '' && ` (${values.nummer})`}
      </p>
      <p>{t(`stuk.${piece}.inleiding`, values)}</p>
      {numbers.map((nr) => (
        <section key={nr}>
          <h2>
            {nr}. {t(`stuk.${piece}.${nr}.kop`)}
          </h2>
          {t(`stuk.${piece}.${nr}.tekst`, values)
            .split('\n')
            .map((paragraph) =>
              paragraph.startsWith('- ') ? (
                <p key={paragraph} className="paper__point">
                  {paragraph.slice(2)}
                </p>
              ) : (
                <p key={paragraph}>{paragraph}</p>
              ),
            )}
        </section>
      ))}
      {piece === 'overeenkomst' && <Signature gegevens={details} />}
    </article>
  );
}

const STYLE =
  'body{max-width:760px;margin:0 auto;padding:32px 20px;font:16px/1.55 Georgia,serif;color:#1f2a44}h2{font-size:1.1rem;margin:24px 0 6px}.paper__point{margin:0 0 4px;padding-left:20px}.paper__signing{display:grid;grid-template-columns:1fr 1fr;gap:32px}.paper__line{display:flex;gap:12px}dd{flex:1;height:1.9em;margin:0;border-bottom:1px solid}';

/** The page that stands there as a file of its own. */
function save(title: string): void {
  const article = document.querySelector('.paper');
  if (article === null) return;
  const html = `<!doctype html><html lang="${document.documentElement.lang}"><head><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style></head><body>${article.outerHTML}</body></html>`;
  saveBlob(fileName(['taaltocht', title], 'html'), new Blob([html], { type: 'text/html;charset=utf-8' }));
}

/** The way back, and what can be done with a paper once it is there. */
function Buttons({ title, isThere }: { title: string; isThere: boolean }) {
  const { t } = useTranslation(['papers', 'admins']);
  const { adminId } = useSpot();
  return (
    <div className="paper__buttons not-at-paper">
      <Link to={`/admins/${adminId}/accountgegevens?deel=privacy`} className="button-text">
        <Icon name="links" size={18} /> {t('terug')}
      </Link>
      {isThere && (
        <>
          <Button variant="contained" startIcon={<Icon name="print" size={18} />} onClick={() => globalThis.print()}>
            {t('admins:print')}
          </Button>
          <Button variant="outlined" startIcon={<Icon name="download" size={18} />} onClick={() => save(title)}>
            {t('bewaar')}
          </Button>
        </>
      )}
    </div>
  );
}

function ScreenOf({ piece }: { piece: Piece }) {
  const { t } = useTranslation('papers');
  const { adminId } = useSpot();
  const state = useAccountDetails(adminId);
  const title = t(`stuk.${piece}.titel`);
  const isThere = state.data !== undefined && piecesOf(state.data.soort).includes(piece);
  useTitle(title);
  return (
    <>
      <Buttons title={title} isThere={isThere} />
      {state.data === undefined && (
        <div className="page-header">
          <h1>{title}</h1>
        </div>
      )}
      <State stand={state} skeleton={SKELETON}>
        {(details) => (isThere ? <Paper piece={piece} gegevens={details} /> : <AdminsNotFound />)}
      </State>
    </>
  );
}

/** `/accountgegevens/papieren/{stuk}`: a paper to read, print and keep. */
export function PaperPage() {
  const { t } = useTranslation('tenant');
  const piece = documentOf(useParams()['stuk']);
  if (piece === undefined) return <AdminsNotFound />;
  return (
    <Permission actie="accountgegevens.lezen" titel={t('titel')}>
      <ScreenOf key={piece} piece={piece} />
    </Permission>
  );
}
