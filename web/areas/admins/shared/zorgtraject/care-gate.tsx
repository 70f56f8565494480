import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { allowed } from '#engine/core/domein/permissions.ts';
import { State } from '#web/platform/state.tsx';
import { useGebruiker } from '#web/platform/use-session.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { useMe } from '../api/tenant.api.ts';
import { NoPermission } from '../no-permission.tsx';
import './zorgtraject.css';

const SKELETON = <CardSkeleton rules={6} />;

/** The licence has no care plans: what they do, and whom to ask. */
function NoFeature() {
  const { t } = useTranslation('zorgtraject');
  const gebruiker = useGebruiker();
  return (
    <section className="empty">
      <h1>{t('titel')}</h1>
      <p>{t('licentie.uitleg')}</p>
      {gebruiker?.role === 'schooladmin' ? (
        <a className="button-full" href="/site/aanvraagformulier">
          {t('licentie.knop')}
        </a>
      ) : (
        <p>{t('licentie.vraag')}</p>
      )}
    </section>
  );
}

/** Care data only for the four roles, and only with the function in the licence; decided before any call for care data. */
export function CareGate({ title, children }: { title: string; children: ReactNode }) {
  const gebruiker = useGebruiker();
  const state = useMe();
  const { data: me } = state;
  useTitle(title);
  if (gebruiker === null || !allowed(gebruiker.role, 'zorgtraject.lezen'))
    return <NoPermission recht="zorgtraject.lezen" titel={title} />;
  if (me === undefined && state.error === undefined)
    return (
      <>
        <div className="page-header">
          <h1>{title}</h1>
        </div>
        <State stand={state} skeleton={SKELETON}>
          {() => null}
        </State>
      </>
    );
  const own = me?.adminId !== undefined;
  if (own && !me.features.includes('featureZorgtraject')) return <NoFeature />;
  return children;
}
