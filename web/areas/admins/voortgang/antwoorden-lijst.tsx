import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VoortgangAntwoorden } from '#server/features/voortgang/voortgang.contract.ts';
import { TabelGeraamte } from '#web/ui/geraamte.tsx';
import { Icoon } from '#web/ui/icoon.tsx';
import { useAntwoorden } from '../admins.api.ts';
import { usePlek } from '../kader/gebruik-plek.ts';
import { Toestand } from '#web/platform/toestand.tsx';
import { AntwoordRegel } from './antwoord-regel.tsx';
import type { CelKeuze } from './matrix.tsx';
import { Foutsoorten } from './foutsoorten.tsx';
import { vindPatroon } from './patroon.ts';

const EERST = 5;
const GERAAMTE = <TabelGeraamte rijen={6} />;

function Patroonkaart({ data, naam }: { data: VoortgangAntwoorden; naam: string }) {
  const { t } = useTranslation('admins');
  const patroon = data.pagina === 1 ? vindPatroon(data.items) : null;
  if (patroon === null)
    return data.regel === '' ? null : (
      <p className="lade__regel">
        <Icoon naam="lamp" /> <span>{data.regel}</span>
      </p>
    );
  return (
    <p className="lade__regel lade__regel--patroon">
      <Icoon naam="lamp" />
      <span>
        <strong>{t('patroon.kop')}</strong> {t(`patroon.${patroon.soort}`, { ...patroon, naam })}
      </span>
    </p>
  );
}

/** Real answers, newest first: five at once, then all of them in pages. */
export function AntwoordenLijst({ keuze, naam }: { keuze: CelKeuze; naam: string }) {
  const { t } = useTranslation('admins');
  const { adminId } = usePlek();
  const [alles, stelAlles] = useState(false);
  const [pagina, stelPagina] = useState(1);
  const antwoorden = useAntwoorden(adminId, { ...keuze, pagina });
  return (
    <Toestand stand={antwoorden} geraamte={GERAAMTE}>
      {(data) => {
        const paginas = Math.max(1, Math.ceil(data.totaal / data.grootte));
        return (
          <>
            <Patroonkaart data={data} naam={naam} />
            <h3 className="lade__kop">{t('antwoorden.kop', { naam })}</h3>
            {data.totaal === 0 && <p className="zacht">{t('antwoorden.leeg')}</p>}
            <ul className="antwoorden">
              {(alles ? data.items : data.items.slice(0, EERST)).map((antwoord) => (
                <AntwoordRegel key={antwoord.id} antwoord={antwoord} adminId={adminId} leerlingId={keuze.leerlingId} />
              ))}
            </ul>
            {!alles && data.totaal > EERST && (
              <Button onClick={() => stelAlles(true)} endIcon={<Icoon naam="pijl" maat={18} />}>
                {t('antwoorden.alle', { count: data.totaal })}
              </Button>
            )}
            {alles && paginas > 1 && (
              <nav className="bladeren" aria-label={t('antwoorden.paginas')}>
                <Button
                  disabled={pagina === 1}
                  onClick={() => stelPagina(pagina - 1)}
                  startIcon={<Icoon naam="links" maat={16} />}
                >
                  {t('vorige')}
                </Button>
                <span>{t('antwoorden.pagina', { pagina, paginas })}</span>
                <Button
                  disabled={pagina >= paginas}
                  onClick={() => stelPagina(pagina + 1)}
                  endIcon={<Icoon naam="rechts" maat={16} />}
                >
                  {t('volgende')}
                </Button>
              </nav>
            )}
            {data.pagina === 1 && <Foutsoorten fouten={data.fouten} />}
          </>
        );
      }}
    </Toestand>
  );
}
