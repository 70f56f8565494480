import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { GroepDetail } from '#server/features/groepen/groepen-beheer.contract.ts';
import type { GroepItem } from '#server/features/groepen/groepen.contract.ts';
import { OngedaanBalk, type Gedaan } from '#web/ui/ongedaan-balk.tsx';
import { archiveerGroep, leesGroep, verwijderGroep } from '../beheer.api.ts';
import { Dialoog } from '../dialoog.tsx';
import { useBewaren } from '../gebruik-bewaren.ts';
import { FoutMelding } from '#web/platform/toestand.tsx';
import { GroepDialoog, KopieDialoog } from './groep-dialoog.tsx';
import { SubgroepenDialoog } from './subgroepen-dialoog.tsx';

export type Groepactie = 'wijzig' | 'subgroepen' | 'kopieer' | 'archiveer' | 'haalTerug' | 'verwijder' | 'nieuw';
interface Open {
  actie: Groepactie;
  groep: GroepItem | null;
  detail: GroepDetail | null;
}
interface DialoogProps {
  adminId: string;
  open: Open;
  onSluit: () => void;
  onGedaan: (tekst: string) => void;
}

function VerwijderDialoog({
  adminId,
  groep,
  onSluit,
  onGedaan,
}: {
  adminId: string;
  groep: GroepItem;
  onSluit: () => void;
  onGedaan: (tekst: string) => void;
}) {
  const { t } = useTranslation('beheer');
  const bewaren = useBewaren();
  const weg = async () => {
    const gelukt = await bewaren.run(() => verwijderGroep(adminId, groep.id));
    if (gelukt) onGedaan(t('groep.verwijderd', { naam: groep.naam, count: gelukt.uit.zonderGroep }));
  };
  return (
    <Dialoog
      titel={t('groep.verwijder', { naam: groep.naam })}
      knop={t('groep.verwijder.knop')}
      gevaar
      bewaren={bewaren}
      onSluit={onSluit}
      onBewaar={() => void weg()}
    >
      <p>{t('groep.verwijder.uitleg', { count: groep.aantal })}</p>
    </Dialoog>
  );
}

/** The dialogs that need the whole group. */
function DetailDialoog({ adminId, open, onSluit, onGedaan, detail }: DialoogProps & { detail: GroepDetail }) {
  const { t } = useTranslation('beheer');
  const [groep, stelGroep] = useState(detail);
  const klaar = (nieuw: GroepDetail) =>
    onGedaan(t(`groep.gedaan.${open.actie}`, { naam: nieuw.naam, jaar: nieuw.schooljaar }));
  if (open.actie === 'wijzig')
    return <GroepDialoog adminId={adminId} groep={groep} onSluit={onSluit} onKlaar={klaar} />;
  if (open.actie === 'kopieer')
    return <KopieDialoog adminId={adminId} groep={groep} onSluit={onSluit} onKlaar={klaar} />;
  return <SubgroepenDialoog adminId={adminId} groep={groep} onSluit={onSluit} onGroep={stelGroep} />;
}

const MET_DETAIL: ReadonlySet<Groepactie> = new Set<Groepactie>(['wijzig', 'kopieer', 'subgroepen']);

/** The dialog of an action. */
function ActieDialoog(props: DialoogProps) {
  const { t } = useTranslation('beheer');
  const { adminId, open, onSluit, onGedaan } = props;
  if (open.actie === 'nieuw')
    return (
      <GroepDialoog
        adminId={adminId}
        groep={null}
        onSluit={onSluit}
        onKlaar={(groep) => onGedaan(t('groep.gedaan.nieuw', { naam: groep.naam }))}
      />
    );
  if (open.actie === 'verwijder' && open.groep !== null)
    return <VerwijderDialoog adminId={adminId} groep={open.groep} onSluit={onSluit} onGedaan={onGedaan} />;
  return open.detail === null ? null : <DetailDialoog {...props} detail={open.detail} />;
}

/** Everything one can do with groups from the overview: starts an action, and the dialogs and the bar that go with it. */
export function useGroepacties(adminId: string): {
  start: (actie: Groepactie, groep: GroepItem | null) => void;
  delen: ReactNode;
} {
  const { t } = useTranslation('beheer');
  const [open, stelOpen] = useState<Open | null>(null);
  const [gedaan, stelGedaan] = useState<Gedaan | null>(null);
  const bewaren = useBewaren();
  const sluit = () => stelOpen(null);
  const meld = (tekst: string, herstel: (() => void) | null = null) => {
    stelGedaan({ sleutel: performance.now(), tekst, herstel });
    sluit();
  };
  const archief = async (groep: GroepItem, weg: boolean): Promise<void> => {
    const gelukt = await bewaren.run(() => archiveerGroep(adminId, groep.id, weg));
    if (gelukt)
      meld(
        t(weg ? 'groep.gedaan.archiveer' : 'groep.gedaan.haalTerug', { naam: groep.naam }),
        () => void archief(groep, !weg),
      );
  };
  const metDetail = async (actie: Groepactie, groep: GroepItem) => {
    const gelukt = await bewaren.run(() => leesGroep(adminId, groep.id));
    if (gelukt) stelOpen({ actie, groep, detail: gelukt.uit });
  };
  const start = (actie: Groepactie, groep: GroepItem | null) => {
    if (groep !== null && (actie === 'archiveer' || actie === 'haalTerug')) void archief(groep, actie === 'archiveer');
    else if (groep !== null && MET_DETAIL.has(actie)) void metDetail(actie, groep);
    else stelOpen({ actie, groep, detail: null });
  };
  const delen = (
    <>
      {bewaren.fout !== null && <FoutMelding fout={bewaren.fout} onOpnieuw={bewaren.wis} />}
      {open !== null && <ActieDialoog adminId={adminId} open={open} onSluit={sluit} onGedaan={meld} />}
      <OngedaanBalk gedaan={gedaan} onSluit={() => stelGedaan(null)} />
    </>
  );
  return { start, delen };
}
