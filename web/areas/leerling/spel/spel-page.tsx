import { lazy, Suspense, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useOutbox } from '../kader/outbox-context.tsx';
import { LeerlingNietGevonden } from '../niet-gevonden/niet-gevonden-page.tsx';
import { afsluitingen } from './afsluitingen.ts';
import { useSpelronde } from './gebruik-spelronde.ts';
import { SpelLaden } from './spel-laden.tsx';
import { SpelMelding } from './spel-melding.tsx';
import { leesSlug } from './spel-slug.ts';

const Spelen = lazy(async () => ({ default: (await import('./spelen.tsx')).Spelen }));

/** `somvensters/{somvensterId}/taken/{taakId}/spellen/{game}`. */
export function SpelPage() {
  const { leerlingId = '', somvensterId = '', taakId = '', game = '' } = useParams();
  const slug = leesSlug(game);
  const plaats = `${somvensterId}/${taakId}/${slug}`;
  return <Ronde key={plaats} plek={{ leerlingId, somvensterId, taakId }} slug={slug} />;
}

function Ronde({ plek, slug }: { plek: { leerlingId: string; somvensterId: string; taakId: string }; slug: string }) {
  const [rondeId, stelRondeId] = useState<string>(() => afsluitingen.onderbroken(plek, slug) ?? crypto.randomUUID());
  const outbox = useOutbox();
  const lading = useSpelronde(plek, { slug, rondeId, outbox });
  const kaart = `/leerling/${plek.leerlingId}/landkaart`;
  const opnieuw = () => stelRondeId(crypto.randomUUID());

  if (lading.soort === 'fout') {
    if (lading.fout === 'onbekend') return <LeerlingNietGevonden />;
    if (lading.fout === 'niet_aangeboden') return <Navigate to={`${kaart}?steen=${plek.taakId}`} replace />;
    return <SpelMelding fout={lading.fout} melding={lading.melding} kaart={kaart} onOpnieuw={opnieuw} />;
  }
  if (lading.soort === 'laden' || outbox === undefined) return <SpelLaden kaart={kaart} />;
  return (
    <Suspense fallback={<SpelLaden kaart={kaart} />}>
      <Spelen
        key={rondeId}
        plek={plek}
        slug={slug}
        geladen={lading.geladen}
        outbox={lading.geladen.spelronde.droog ? null : outbox}
        onNogEens={opnieuw}
      />
    </Suspense>
  );
}
