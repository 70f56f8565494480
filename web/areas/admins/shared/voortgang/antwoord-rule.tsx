import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VoortgangAntwoord } from '#server/features/voortgang/voortgang.contract.ts';
import { Icon } from '#web/ui/icon.tsx';
import { shortDate } from '#web/platform/date-text.ts';
import { differencesOf, type SpellingDifference } from './difference.ts';
import { WhyPanel } from './waarom.tsx';

type Written = Pick<VoortgangAntwoord, 'woord' | 'ruw' | 'goed' | 'geholpen' | 'datum' | 'focus' | 'judged'>;

/** What the child wrote was not the word, also when a teacher let it count. */
const wasWrong = ({ goed: correct, judged }: Written): boolean => !correct || judged !== undefined;

function HowRight({ antwoord }: { antwoord: Written }) {
  const { t } = useTranslation('admins');
  if (wasWrong(antwoord)) return null;
  return (
    <small className="antwoord__correct">{t(antwoord.geholpen ? 'antwoord.metHulp' : 'antwoord.inEenKeer')}</small>
  );
}

/** The child's own spelling with the wrong part marked, the right word and the day. */
export function WrittenLine({
  antwoord,
  children,
}: {
  antwoord: Written;
  /** What else there is to say about it. */ children?: ReactNode;
}) {
  const { t, i18n } = useTranslation('admins');
  const { woord, ruw, goed: correct, datum: date } = antwoord;
  const zin = (difference: SpellingDifference): string =>
    difference.goed === ''
      ? t('antwoord.teveel', { fout: difference.fout })
      : t('antwoord.moet', { fout: difference.fout, goed: difference.goed });
  const differences = correct ? [] : differencesOf(antwoord);
  return (
    <li className="antwoord">
      <span className={correct ? 'antwoord__sign antwoord__sign--correct' : 'antwoord__sign'}>
        <Icon name={correct ? 'vink' : 'golf'} size={18} />
      </span>
      <span className="antwoord__written">
        <span className="antwoord__ruw" lang="nl">
          {differences.map((difference, index) => (
            <Fragment key={difference.van}>
              {ruw.slice(differences[index - 1]?.tot ?? 0, difference.van)}
              <mark>{ruw.slice(difference.van, difference.tot)}</mark>
            </Fragment>
          ))}
          {ruw.slice(differences.at(-1)?.tot ?? 0)}
        </span>
        <HowRight antwoord={antwoord} />
        {differences.length > 0 && <small className="antwoord__error">{differences.map(zin).join(', ')}</small>}
      </span>
      <span className="antwoord__right">
        {wasWrong(antwoord) && (
          <span className="antwoord__woord" lang="nl">
            <span className="only-reader">{t('antwoord.juist')} </span>
            {woord}
          </span>
        )}
        <small>{shortDate(i18n.language, new Date(date))}</small>
      </span>
      {children}
    </li>
  );
}

/** An answer, with why this word came and what else there is to say. */
export function AntwoordItem({
  antwoord,
  adminId,
  leerlingId,
  children,
}: {
  antwoord: VoortgangAntwoord;
  adminId: string;
  leerlingId: string;
  children?: ReactNode;
}) {
  return (
    <WrittenLine antwoord={antwoord}>
      <WhyPanel adminId={adminId} leerlingId={leerlingId} antwoordId={antwoord.id} woord={antwoord.woord} />
      {children}
    </WrittenLine>
  );
}
