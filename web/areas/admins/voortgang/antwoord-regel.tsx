import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VoortgangAntwoord } from '#server/features/voortgang/voortgang.contract.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { korteDatum } from '../datum.ts';
import { verschillenVan, type Verschil } from './verschil.ts';
import { Waarom } from './waarom.tsx';

type Geschreven = Pick<VoortgangAntwoord, 'woord' | 'ruw' | 'goed' | 'geholpen' | 'datum' | 'focus'>;

/** The child's own spelling with the wrong part marked, the right word and the day. */
export function GeschrevenRegel({
  antwoord,
  children,
}: {
  antwoord: Geschreven;
  /** What else there is to say about it. */ children?: ReactNode;
}) {
  const { t, i18n } = useTranslation('admins');
  const { woord, ruw, goed, datum } = antwoord;
  const zin = (verschil: Verschil): string =>
    verschil.goed === ''
      ? t('antwoord.teveel', { fout: verschil.fout })
      : t('antwoord.moet', { fout: verschil.fout, goed: verschil.goed });
  const verschillen = goed ? [] : verschillenVan(antwoord);
  return (
    <li className="antwoord">
      <span className={goed ? 'antwoord__teken antwoord__teken--goed' : 'antwoord__teken'}>
        <Icoon naam={goed ? 'vink' : 'golf'} maat={18} />
      </span>
      <span className="antwoord__schreef">
        <span className="antwoord__ruw" lang="nl">
          {verschillen.map((verschil, index) => (
            <Fragment key={verschil.van}>
              {ruw.slice(verschillen[index - 1]?.tot ?? 0, verschil.van)}
              <mark>{ruw.slice(verschil.van, verschil.tot)}</mark>
            </Fragment>
          ))}
          {ruw.slice(verschillen.at(-1)?.tot ?? 0)}
        </span>
        {goed && (
          <small className="antwoord__goed">{t(antwoord.geholpen ? 'antwoord.metHulp' : 'antwoord.inEenKeer')}</small>
        )}
        {verschillen.length > 0 && <small className="antwoord__fout">{verschillen.map(zin).join(', ')}</small>}
      </span>
      <span className="antwoord__rechts">
        {!goed && (
          <span className="antwoord__woord" lang="nl">
            <span className="alleen-lezer">{t('antwoord.juist')} </span>
            {woord}
          </span>
        )}
        <small>{korteDatum(i18n.language, new Date(datum))}</small>
      </span>
      {children}
    </li>
  );
}

/** An answer, with why this word came. */
export function AntwoordRegel({
  antwoord,
  adminId,
  leerlingId,
}: {
  antwoord: VoortgangAntwoord;
  adminId: string;
  leerlingId: string;
}) {
  return (
    <GeschrevenRegel antwoord={antwoord}>
      <Waarom adminId={adminId} leerlingId={leerlingId} antwoordId={antwoord.id} woord={antwoord.woord} />
    </GeschrevenRegel>
  );
}
