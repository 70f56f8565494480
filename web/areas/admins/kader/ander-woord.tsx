import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';

/** The word of the other country leads to the right one; everything behind it stays. */
export function anderPad(pathname: string, woord: string): string {
  const delen = pathname.split('/');
  delen[3] = woord;
  return delen.join('/');
}

export function AnderWoord() {
  const { t } = useTranslation();
  const { pathname, search, hash } = useLocation();
  return <Navigate to={`${anderPad(pathname, t('groep.pad'))}${search}${hash}`} replace />;
}
