import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Title of the browser tab. */
export function useTitel(titel: string): void {
  const { t } = useTranslation();
  const naam = t('naam');
  useEffect(() => {
    document.title = `${titel} · ${naam}`;
    return () => {
      document.title = naam;
    };
  }, [titel, naam]);
}
