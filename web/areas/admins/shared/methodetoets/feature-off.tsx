import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SWRResponse } from 'swr';
import type { HttpError } from '#web/platform/http-error.ts';
import { State } from '#web/platform/state.tsx';
import { Empty } from '#web/ui/empty.tsx';

/** A screen of tests; without them in the licence it says what they are and how a school gets them. */
export function ToetsState<T>(props: {
  stand: SWRResponse<T, HttpError>;
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}) {
  const { t } = useTranslation('methodetoetsen');
  if (props.stand.error?.code === 'FUNCTIE_NIET_IN_LICENTIE')
    return <Empty title={t('uit.titel')} explanation={t('uit.uitleg')} />;
  return <State {...props} />;
}
