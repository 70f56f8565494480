import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LeerlingItem } from '#server/features/leerlingen/leerlingen.contract.ts';
import type { Verhuiscodes, VerhuistokenItem } from '#server/features/verhuistokens/verhuistokens.contract.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { TabelVak } from '#web/ui/tabel-vak.tsx';
import type { Stand } from '../admins.api.ts';
import { korteDatum, langeDatum } from '../datum.ts';
import { FoutMelding, Toestand } from '#web/platform/toestand.tsx';
import type { Verhuistokens } from '#server/features/verhuistokens/verhuistokens.contract.ts';
import { TabelGeraamte } from '#web/ui/geraamte.tsx';
import { useActie } from './gebruik-actie.ts';
import { ScopeTekst } from './inzage-tabel.tsx';
import { MaakDialoog } from './maak-dialoog.tsx';
import { trekIn } from './verhuizen.api.ts';

const CHIP: Record<VerhuistokenItem['status'], string> = {
  gemaakt: 'chip--zee',
  ingezien: 'chip--zee',
  ingelezen: 'chip--goed',
  ingetrokken: '',
  verlopen: '',
};
const OPEN: ReadonlySet<VerhuistokenItem['status']> = new Set(['gemaakt', 'ingezien']);

/** The codes, once: on paper each with a line to cut along. */
function Codes({ codes, onSluit }: { codes: Verhuiscodes; onSluit: () => void }) {
  const { t, i18n } = useTranslation('verhuizen');
  return (
    <div className="verhuis__codes" role="status">
      <p>{t('codes.uitleg', { datum: langeDatum(i18n.language, new Date(codes.verlooptOp)) })}</p>
      <ul>
        {codes.tokens.map(({ leerlingId, naam, token }) => (
          <li key={leerlingId}>
            <strong>{naam}</strong> <code>{token}</code>
          </li>
        ))}
      </ul>
      <div className="verhuis__knoppen niet-op-papier">
        <Button variant="contained" startIcon={<Icoon naam="print" maat={18} />} onClick={() => globalThis.print()}>
          {t('codes.print')}
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            void navigator.clipboard.writeText(codes.tokens.map(({ naam, token }) => `${naam}\t${token}`).join('\n'))
          }
        >
          {t('codes.kopieer')}
        </Button>
        <Button onClick={onSluit}>{t('codes.klaar')}</Button>
      </div>
    </div>
  );
}

function Lijst({
  items,
  bezig,
  onTrekIn,
}: {
  items: readonly VerhuistokenItem[];
  bezig: boolean;
  onTrekIn: (id: string) => void;
}) {
  const { t, i18n } = useTranslation('verhuizen');
  if (items.length === 0) return <p className="zacht">{t('lijst.leeg')}</p>;
  return (
    <TabelVak klasse="tabel--vast" naam={t('lijst.kop')} nietOpPapier>
      <thead>
        <tr>
          {['leerling', 'stand', 'mee', 'gemaakt', 'tot'].map((kolom) => (
            <th key={kolom} scope="col">
              {t(`kolom.${kolom}`)}
            </th>
          ))}
          <th scope="col">
            <span className="alleen-lezer">{t('lijst.trekIn')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.id}>
            <th scope="row">{item.naam ?? t('lijst.vertrokken')}</th>
            <td>
              <span className={`chip ${CHIP[item.status]}`}>{t(`status.${item.status}`)}</span>
            </td>
            <td className="verhuis__mee">
              <ScopeTekst scope={item.scope} />
            </td>
            <td>{korteDatum(i18n.language, new Date(item.gemaaktOp))}</td>
            <td>{korteDatum(i18n.language, new Date(item.verlooptOp))}</td>
            <td>
              {OPEN.has(item.status) && (
                <Button
                  size="small"
                  disabled={bezig}
                  aria-label={t('lijst.trekInVan', { naam: item.naam })}
                  onClick={() => onTrekIn(item.id)}
                >
                  {t('lijst.trekIn')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </TabelVak>
  );
}

/** Codes for pupils who leave, and what became of them. */
export function MeegevenDeel({
  adminId,
  leerlingen,
  stand,
}: {
  adminId: string;
  leerlingen: readonly LeerlingItem[];
  stand: Stand<Verhuistokens>;
}) {
  const { t } = useTranslation('verhuizen');
  const actie = useActie();
  const [dialoog, stelDialoog] = useState(false);
  const [codes, stelCodes] = useState<Verhuiscodes | null>(null);
  const gemaakt = (nieuw: Verhuiscodes) => {
    stelDialoog(false);
    stelCodes(nieuw);
    void stand.mutate();
  };
  const haalTerug = async (tokenId: string) => {
    await actie.doe(() => trekIn(adminId, tokenId));
    await stand.mutate();
  };
  return (
    <section className="verhuis" aria-labelledby="verhuis-uit">
      <h2 id="verhuis-uit">{t('maak.kop')}</h2>
      <p className="zacht niet-op-papier">{t('maak.uitleg')}</p>
      {leerlingen.length === 0 && <p>{t('maak.niemand')}</p>}
      {codes === null && leerlingen.length > 0 ? (
        <div className="verhuis__knoppen niet-op-papier">
          <Button variant="outlined" onClick={() => stelDialoog(true)}>
            {t('maak.open')}
          </Button>
        </div>
      ) : (
        codes !== null && <Codes codes={codes} onSluit={() => stelCodes(null)} />
      )}
      {actie.fout !== null && <FoutMelding fout={actie.fout} onOpnieuw={() => void stand.mutate()} />}
      <Toestand stand={stand} geraamte={<TabelGeraamte rijen={3} />}>
        {({ items }) => <Lijst items={items} bezig={actie.bezig} onTrekIn={(id) => void haalTerug(id)} />}
      </Toestand>
      {dialoog && (
        <MaakDialoog adminId={adminId} leerlingen={leerlingen} onCodes={gemaakt} onSluit={() => stelDialoog(false)} />
      )}
    </section>
  );
}
