import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Title of the browser tab. */
export function useTitle(title: string): void {
  const { t } = useTranslation();
  const name = t('naam');
  useEffect(() => {
    document.title = `${title} · ${name}`;
    return () => {
      document.title = name;
    };
  }, [title, name]);
}
