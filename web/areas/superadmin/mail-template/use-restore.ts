import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailTemplate, TemplateSpot } from '#server/features/mail-templates/mail-templates.contract.ts';
import { useSaving, type Saving } from '#web/platform/use-saving.ts';
import type { UndoneAction } from '#web/ui/undo-bar.tsx';
import { restoreVersion, saveConcept } from './api.ts';

interface Restore {
  saving: Saving;
  completed: UndoneAction | null;
  close: () => void;
  /** Makes an older text the concept; the one in force takes the concept away. */
  restore: (before: MailTemplate, version: number) => void;
}

/** Version that the country itself has in force: what follows the other country has none. */
const ownVersion = ({ source, versie: version }: MailTemplate): number => (source === 'nl' ? 0 : version);

/** The concept as it was, or none again. */
function takeBack(spot: TemplateSpot, before: MailTemplate, after: MailTemplate): Promise<MailTemplate> {
  const revision = after.concept?.revision ?? 0;
  const { concept } = before;
  if (concept === null) return restoreVersion(spot, { versie: ownVersion(after), revision });
  return saveConcept(spot, { revision, onderwerp: concept.onderwerp, tekst: concept.tekst });
}

/** Going back to an older text, and for ten seconds back again. */
export function useRestore(spot: TemplateSpot): Restore {
  const { t } = useTranslation('mail-template');
  const saving = useSaving();
  const [completed, setCompleted] = useState<UndoneAction | null>(null);
  const count = useRef(0);
  const restore = async (before: MailTemplate, version: number): Promise<void> => {
    const done = await saving.run(() =>
      restoreVersion(spot, { versie: version, revision: before.concept?.revision ?? 0 }),
    );
    if (done === undefined) return;
    count.current += 1;
    setCompleted({
      key: count.current,
      text: t(done.uit.concept === null ? 'concept.weg.gedaan' : 'teruggezet'),
      passwordReset: () => void saving.run(() => takeBack(spot, before, done.uit)),
    });
  };
  return {
    saving,
    completed,
    close: () => setCompleted(null),
    restore: (before, version) => void restore(before, version),
  };
}
