import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';

/** The word of the other country leads to the right one; everything behind it stays. */
export function otherPath(pathname: string, woord: string): string {
  const parts = pathname.split('/');
  parts[3] = woord;
  return parts.join('/');
}

export function OtherWoord() {
  const { t } = useTranslation();
  const { pathname, search, hash } = useLocation();
  return <Navigate to={`${otherPath(pathname, t('groep.pad'))}${search}${hash}`} replace />;
}
