import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Groepsresultaten, LvsResultaat } from '#server/features/lvsspelling/lvsresultaten.contract.ts';
import { bestandsnaam, bewaarCsv } from '#web/ui/csv.ts';
import { TabelGeraamte } from '#web/ui/geraamte.tsx';
import { Icoon } from '#web/ui/icoon.tsx';
import { TabelVak } from '#web/ui/tabel-vak.tsx';
import { useBewaren } from '../gebruik-bewaren.ts';
import { usePlek } from '../kader/gebruik-plek.ts';
import { useGroepsresultaten, verwijderResultaat } from '../lvsspelling/lvsspelling.api.ts';
import { dagTekst, toetsmomentTekst, uitslagDelen } from '../lvsspelling/lvs-tekst.ts';
import { VoorstelRegel } from '../lvsspelling/startvoorstellen.tsx';
import { useMag } from '../recht.tsx';
import { FoutMelding, Toestand } from '#web/platform/toestand.tsx';
import { Leeg } from '#web/ui/leeg.tsx';
import { lvsCsv } from './lvs-csv.ts';
import { ResultaatDialoog } from './resultaat-dialoog.tsx';
import '../importeren/importeren.css';
import '../lvsspelling/lvsspelling.css';

const GERAAMTE = <TabelGeraamte rijen={7} />;

/** One result; deleting asks a second press. */
function Resultaat({ resultaat, onWeg }: { resultaat: LvsResultaat; onWeg: (() => Promise<unknown>) | null }) {
  const { t, i18n } = useTranslation(['lvsspelling', 'woorden']);
  const bewaren = useBewaren();
  const [zeker, stelZeker] = useState(false);
  return (
    <li className="lvs-resultaat">
      <strong>{uitslagDelen(t, resultaat).join(', ')}</strong>
      <span className="zacht">
        {t(`aanbieder.${resultaat.aanbieder}`)} {resultaat.toets}, {toetsmomentTekst(t, resultaat.moment)},{' '}
        {dagTekst(i18n.language, resultaat.afnamedatum)}
      </span>
      {onWeg !== null &&
        (zeker ? (
          <span className="lvs-wissel">
            <Button size="small" color="warning" disabled={bewaren.bezig} onClick={() => void bewaren.run(onWeg)}>
              {t('hand.weg.zeker')}
            </Button>
            <Button size="small" onClick={() => stelZeker(false)}>
              {t('hand.weg.laat')}
            </Button>
          </span>
        ) : (
          <Button
            size="small"
            className="niet-op-papier"
            aria-label={t('hand.weg.wat', {
              toets: resultaat.toets,
              datum: dagTekst(i18n.language, resultaat.afnamedatum),
            })}
            onClick={() => stelZeker(true)}
          >
            <Icoon naam="prullenbak" maat={16} />
          </Button>
        ))}
      {bewaren.fout !== null && (
        <FoutMelding
          fout={bewaren.fout}
          onOpnieuw={() => {
            if (onWeg !== null) void bewaren.run(onWeg);
          }}
        />
      )}
    </li>
  );
}

function Lijst({ data, ververs }: { data: Groepsresultaten; ververs: () => void }) {
  const { t } = useTranslation('lvsspelling');
  const { adminId } = usePlek();
  const { mag, alleenLezen } = useMag('lvs.importeren');
  const weg = (leerlingId: string, id: string) => async () => {
    await verwijderResultaat(adminId, leerlingId, id);
    ververs();
  };
  const voorstellen = data.items.flatMap(({ voorstel }) => voorstel ?? []);
  return (
    <>
      {mag && voorstellen.length > 0 && (
        <section className="kaart niet-op-papier" aria-labelledby="lvs-start">
          <h2 id="lvs-start">{t('start.kop')}</h2>
          <p className="zacht">{t('start.uitleg')}</p>
          <ul className="keuzelijst">
            {voorstellen.map((voorstel) => (
              <VoorstelRegel key={voorstel.leerlingId} adminId={adminId} voorstel={voorstel} />
            ))}
          </ul>
        </section>
      )}
      <TabelVak klasse="tabel--vast" naam={t('groep.kop')}>
        <thead>
          <tr>
            <th scope="col">{t('kolom.leerling')}</th>
            <th scope="col">{t('groep.resultaten')}</th>
          </tr>
        </thead>
        <tbody>
          {data.items.map(({ leerlingId, naam, resultaten }) => (
            <tr key={leerlingId}>
              <th scope="row">{naam}</th>
              <td>
                {resultaten.length === 0 ? (
                  <span className="zacht">{t('groep.geen')}</span>
                ) : (
                  <ul className="lvs-resultaten">
                    {resultaten.map((resultaat) => (
                      <Resultaat
                        key={resultaat.id}
                        resultaat={resultaat}
                        onWeg={mag && !alleenLezen ? weg(leerlingId, resultaat.id) : null}
                      />
                    ))}
                  </ul>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </TabelVak>
    </>
  );
}

function Inhoud({ data, ververs }: { data: Groepsresultaten; ververs: () => void }) {
  const { t } = useTranslation('lvsspelling');
  const { groepenPad } = usePlek();
  const { mag, alleenLezen } = useMag('lvs.importeren');
  const [open, stelOpen] = useState(false);
  const leeg = data.items.every(({ resultaten }) => resultaten.length === 0);
  const naarImport = (
    <Link className="knop-tint" to={`${groepenPad}/lvsspelling`}>
      <Icoon naam="tabel" maat={18} />
      {t('groep.import')}
    </Link>
  );
  return (
    <section className="stapvak" aria-label={t('groep.kop')}>
      <span className="pagina-kop__knoppen niet-op-papier">
        {mag && !leeg && naarImport}
        {mag && (
          <Button
            variant="contained"
            disabled={alleenLezen || data.items.length === 0}
            startIcon={<Icoon naam="plus" maat={18} />}
            onClick={() => stelOpen(true)}
          >
            {t('hand.knop')}
          </Button>
        )}
        {!leeg && (
          <Button
            variant="outlined"
            startIcon={<Icoon naam="download" maat={18} />}
            onClick={() => bewaarCsv(bestandsnaam([data.groep.naam, t('groep.kop')]), lvsCsv(data))}
          >
            {t('groep.csv')}
          </Button>
        )}
      </span>
      {leeg ? (
        <Leeg titel={t('groep.leeg')} uitleg={t('groep.leeg.uitleg')}>
          {mag && naarImport}
        </Leeg>
      ) : (
        <Lijst data={data} ververs={ververs} />
      )}
      {open && (
        <ResultaatDialoog
          leerlingen={data.items}
          onSluit={() => stelOpen(false)}
          onKlaar={() => {
            stelOpen(false);
            ververs();
          }}
        />
      )}
    </section>
  );
}

/** Results of tests per pupil, the level always with its scale. */
export function LvsTab() {
  const { adminId, groepId } = usePlek();
  const stand = useGroepsresultaten(adminId, groepId ?? '');
  return (
    <Toestand stand={stand} geraamte={GERAAMTE}>
      {(data) => <Inhoud key={data.groep.id} data={data} ververs={() => void stand.mutate()} />}
    </Toestand>
  );
}
