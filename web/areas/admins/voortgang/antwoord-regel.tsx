import { useTranslation } from 'react-i18next';
import type { VoortgangAntwoord } from '#server/features/voortgang/voortgang.contract.ts';
import { Icoon } from '#web/ui/icoon.tsx';
import { korteDatum } from '../datum.ts';
import { verschilVan } from './verschil.ts';

/** The child's own spelling with the wrong part marked, the right word and the day. */
export function AntwoordRegel({ antwoord }: { antwoord: VoortgangAntwoord }) {
  const { t, i18n } = useTranslation('admins');
  const { woord, ruw, goed, datum } = antwoord;
  const verschil = goed ? null : verschilVan(antwoord);
  return (
    <li className="antwoord">
      <span className={goed ? 'antwoord__teken antwoord__teken--goed' : 'antwoord__teken'}><Icoon naam={goed ? 'vink' : 'golf'} maat={18} /></span>
      <span className="antwoord__schreef">
        <span className="antwoord__ruw" lang="nl">
          {verschil === null ? ruw : <>{ruw.slice(0, verschil.van)}<mark>{ruw.slice(verschil.van, verschil.tot)}</mark>{ruw.slice(verschil.tot)}</>}
        </span>
        {goed && <small className="antwoord__goed">{t(antwoord.geholpen ? 'antwoord.metHulp' : 'antwoord.inEenKeer')}</small>}
        {verschil !== null && <small className="antwoord__fout">{verschil.fout === '' ? t('antwoord.mist', { goed: verschil.goed }) : t('antwoord.moet', { fout: verschil.fout, goed: verschil.goed })}</small>}
      </span>
      <span className="antwoord__rechts">{!goed && <span className="antwoord__woord" lang="nl"><span className="alleen-lezer">{t('antwoord.juist')} </span>{woord}</span>}<small>{korteDatum(i18n.language, new Date(datum))}</small></span>
    </li>
  );
}
