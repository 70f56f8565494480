import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useParams } from 'react-router-dom';
import { allowed } from '#engine/core/domein/permissions.ts';
import {
  templateParamsSchema,
  type MailTemplate,
  type TemplateSpot,
} from '#server/features/mail-templates/mail-templates.contract.ts';
import { TEXT_LOCALES } from '#server/platform/mail/mail.contract.ts';
import { momentText } from '#web/platform/date-text.ts';
import { ErrorNotice, State } from '#web/platform/state.tsx';
import { useGebruiker } from '#web/platform/use-session.ts';
import { useTitle } from '#web/platform/use-title.ts';
import { Icon } from '#web/ui/icon.tsx';
import { CardSkeleton } from '#web/ui/skeleton.tsx';
import { UndoBar } from '#web/ui/undo-bar.tsx';
import { SuperadminNotFound } from '../shared/niet-gevonden-page.tsx';
import '../shared/office-card.css';
import { useMailTemplate } from './api.ts';
import { MailEditor } from './mail-editor.tsx';
import { TakeBack } from './take-back.tsx';
import { useRestore } from './use-restore.ts';
import { VersionList } from './version-list.tsx';
import './mail-template.css';

const SKELETON = <CardSkeleton rules={8} />;

function Header({ spot, doel: purpose }: { spot: TemplateSpot; doel: string }) {
  const { t } = useTranslation('mail-template');
  return (
    <div className="page-header">
      <div>
        <Link className="button-text office-card__back" to="/superadmin/mailsjablonen">
          <Icon name="links" size={18} />
          {t('terug')}
        </Link>
        <h1>{purpose}</h1>
        <p>
          <code>{spot.code}</code>
        </p>
      </div>
      <nav className="mail-countries" aria-label={t('land')}>
        {TEXT_LOCALES.map((locale) => (
          <NavLink key={locale} className="mail-country" to={`/superadmin/mailsjablonen/${spot.code}/${locale}`}>
            {t(`land.${locale}`)}
          </NavLink>
        ))}
      </nav>
    </div>
  );
}

/** What people get now, and who is writing. */
function Standing({ template }: { template: MailTemplate }) {
  const { t, i18n } = useTranslation('mail-template');
  const { source, versie: version, concept } = template;
  return (
    <>
      {source === 'nl' && <Alert severity="warning">{t('volgt')}</Alert>}
      <p className="mail-standing">
        {source !== 'nl' && (
          <span className="chip chip--correct">
            {version === 0 ? t('nu.meegeleverd') : t('nu.versie', { versie: version })}
          </span>
        )}
        {concept !== null && (
          <>
            <span className="chip chip--sun">{t('nu.concept', { versie: concept.versie })}</span>
            <span className="soft">
              {t('nu.wie', { wie: concept.wie, moment: momentText(i18n.language, new Date(concept.op)) })}
            </span>
          </>
        )}
      </p>
    </>
  );
}

function Content({ template, spot }: { template: MailTemplate; spot: TemplateSpot }) {
  const gebruiker = useGebruiker();
  const [notice, setNotice] = useState('');
  const { saving, completed, close, restore } = useRestore(spot);
  const mayPublish = gebruiker !== null && allowed(gebruiker.role, 'mailsjablonen.publiceren');
  const own = template.source === 'nl' ? 0 : template.versie;
  return (
    <>
      <Standing template={template} />
      <div role="status">
        {notice !== '' && (
          <Alert severity="success" role="presentation" onClose={() => setNotice('')}>
            {notice}
          </Alert>
        )}
      </div>
      {saving.fout !== null && <ErrorNotice fout={saving.fout} onRetry={saving.wis} />}
      <MailEditor
        key={`${template.versie}-${template.concept?.versie ?? 0}-${template.concept?.revision ?? 0}`}
        template={template}
        mayPublish={mayPublish}
        onDone={setNotice}
        onDiscard={() => restore(template, own)}
      />
      {mayPublish && <TakeBack spot={spot} template={template} onDone={setNotice} />}
      <VersionList spot={spot} busy={saving.bezig} onRestore={(version) => restore(template, version)} />
      <UndoBar completed={completed} onClose={close} />
    </>
  );
}

function Template({ spot }: { spot: TemplateSpot }) {
  const { t } = useTranslation('mail-template');
  const state = useMailTemplate(spot);
  useTitle(state.data?.doel ?? t('titel'));
  return (
    <>
      <Header spot={spot} doel={state.data?.doel ?? t('titel')} />
      <State stand={state} skeleton={SKELETON}>
        {(template) => <Content template={template} spot={spot} />}
      </State>
    </>
  );
}

/** `/superadmin/mailsjablonen/{code}/{locale}`: writing one mail, looking at it, and letting it go to people. */
export function MailTemplatePage() {
  const { code, locale } = useParams();
  const spot = templateParamsSchema.safeParse({ code, locale });
  if (!spot.success) return <SuperadminNotFound />;
  return <Template key={`${spot.data.code}/${spot.data.locale}`} spot={spot.data} />;
}
