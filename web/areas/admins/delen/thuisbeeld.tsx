import { useTranslation } from 'react-i18next';
import type { Thuisbeeld as Beeld } from '#server/features/koppelingen/koppelingen.contract.ts';
import { Leeg } from '#web/ui/leeg.tsx';
import { TabelVak } from '#web/ui/tabel-vak.tsx';
import { GeschrevenRegel } from '../voortgang/antwoord-regel.tsx';
import { StatusChip } from '../voortgang/status.tsx';
import '../voortgang/voortgang.css';

function Woorden({
  titel,
  leeg,
  items,
  soort,
}: {
  titel: string;
  leeg: string;
  items: readonly string[];
  soort: 'goed' | 'zee' | 'woord';
}) {
  return (
    <section className="deel">
      <h2>{titel}</h2>
      {items.length === 0 ? (
        <p className="zacht">{leeg}</p>
      ) : (
        <ul className="beeld__woorden">
          {items.map((woord) => (
            <li key={woord} className={soort === 'woord' ? 'beeld__woord' : `chip chip--${soort}`}>
              {woord}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Doelen({ doelen }: { doelen: NonNullable<Beeld['doelen']> }) {
  const { t } = useTranslation('delen');
  return (
    <section className="beeld__doelen" aria-labelledby="beeld-doelen">
      <h2 id="beeld-doelen">{t('beeld.doelen')}</h2>
      <TabelVak kop="beeld-doelen">
        <thead>
          <tr>
            {['doel', 'stand', 'pct'].map((kolom) => (
              <th key={kolom} scope="col">
                {t(`beeld.kolom.${kolom}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {doelen.map((doel) => (
            <tr key={doel.naam}>
              <th scope="row">{doel.naam}</th>
              <td>
                <StatusChip status={doel.status} />
              </td>
              <td className="tabel__getal">
                {doel.pct === undefined ? (
                  <small>{t('beeld.antwoorden', { count: doel.n })}</small>
                ) : (
                  <>
                    {doel.pct}% <small>{t('beeld.vanN', { n: doel.n })}</small>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </TabelVak>
    </section>
  );
}

function Fouten({ fouten, naam }: { fouten: NonNullable<Beeld['fouten']>; naam: string }) {
  const { t } = useTranslation('delen');
  return (
    <section className="deel" aria-labelledby="beeld-fouten">
      <h2 id="beeld-fouten">{t('beeld.fouten', { naam })}</h2>
      {fouten.length === 0 ? (
        <p className="zacht">{t('beeld.fouten.leeg')}</p>
      ) : (
        <ul className="antwoorden">
          {fouten.map((fout) => (
            <GeschrevenRegel key={fout.id} antwoord={{ ...fout, goed: false, geholpen: false }} />
          ))}
        </ul>
      )}
    </section>
  );
}

const isLeeg = ({ maand, gaatGoed, bezigMet, geleerd, doelen = [] }: Beeld): boolean =>
  maand.minuten === 0 && [gaatGoed, bezigMet, geleerd, doelen].every(({ length }) => length === 0);

/** How a child of the school is doing: what went well first, and one thing to do together; a practice sees every goal and what the child wrote. */
export function Thuisbeeld({ data }: { data: Beeld }) {
  const { t } = useTranslation('delen');
  const { roepnaam: naam } = data.leerling;
  if (isLeeg(data)) return <Leeg titel={t('beeld.leeg', { naam })} uitleg={t('beeld.leeg.uitleg')} />;
  return (
    <div className="beeld">
      <dl className="beeld__tijd">
        <div>
          <dt>{t('beeld.week')}</dt>
          <dd>{t('beeld.minuten', { count: data.week.minuten })}</dd>
        </div>
        <div>
          <dt>{t('beeld.dagen')}</dt>
          <dd>{t('beeld.dagenAantal', { count: data.week.dagen })}</dd>
        </div>
        <div>
          <dt>{t('beeld.maand')}</dt>
          <dd>{t('beeld.minuten', { count: data.maand.minuten })}</dd>
        </div>
      </dl>
      <div className="delen">
        <Woorden titel={t('beeld.goed')} leeg={t('beeld.goed.leeg')} items={data.gaatGoed} soort="goed" />
        <Woorden titel={t('beeld.geleerd')} leeg={t('beeld.geleerd.leeg')} items={data.geleerd} soort="woord" />
        <Woorden titel={t('beeld.bezig')} leeg={t('beeld.bezig.leeg')} items={data.bezigMet} soort="zee" />
        {data.tip !== undefined && (
          <section className="deel beeld__tip">
            <h2>{t('beeld.tip')}</h2>
            <p>{t('beeld.tip.tekst', { naam, doel: data.tip.kindnaam })}</p>
            <p>{data.tip.regel}</p>
          </section>
        )}
      </div>
      <div className="beeld__praktijk">
        {data.doelen !== undefined && <Doelen doelen={data.doelen} />}
        {data.fouten !== undefined && <Fouten fouten={data.fouten} naam={naam} />}
      </div>
    </div>
  );
}
