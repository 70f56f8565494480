import { lazy, Suspense, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useOutbox } from '../shared/frame/outbox-context.tsx';
import { LeerlingNotFound } from '../shared/niet-gevonden-page.tsx';
import { closings } from '../shared/closings.ts';
import { useSpelronde } from './use-spelronde.ts';
import { SpelLoading } from './spel-loading.tsx';
import { SpelNotice } from './spel-notice.tsx';
import { readSlug } from './spel-slug.ts';

const Spelen = lazy(async () => ({ default: (await import('./spelen.tsx')).Spelen }));

/** `somvensters/{somvensterId}/taken/{taakId}/spellen/{game}`. */
export function SpelPage() {
  const { leerlingId = '', somvensterId = '', taakId = '', game = '' } = useParams();
  const slug = readSlug(game);
  const place = `${somvensterId}/${taakId}/${slug}`;
  return <Ronde key={place} plek={{ leerlingId, somvensterId, taakId }} slug={slug} />;
}

function Ronde({
  plek: spot,
  slug,
}: {
  plek: { leerlingId: string; somvensterId: string; taakId: string };
  slug: string;
}) {
  const [rondeId, setRondeId] = useState<string>(() => closings.onderbroken(spot, slug) ?? crypto.randomUUID());
  const outbox = useOutbox();
  const loading = useSpelronde(spot, { slug, rondeId, outbox });
  const card = `/leerling/${spot.leerlingId}/landkaart`;
  const retry = () => setRondeId(crypto.randomUUID());

  if (loading.soort === 'fout') {
    if (loading.fout === 'onbekend') return <LeerlingNotFound />;
    if (loading.fout === 'niet_aangeboden') return <Navigate to={`${card}?steen=${spot.taakId}`} replace />;
    return <SpelNotice fout={loading.fout} melding={loading.melding} kaart={card} onRetry={retry} />;
  }
  if (loading.soort === 'laden' || outbox === undefined) return <SpelLoading kaart={card} />;
  return (
    <Suspense fallback={<SpelLoading kaart={card} />}>
      <Spelen
        key={rondeId}
        plek={spot}
        slug={slug}
        loaded={loading.loaded}
        outbox={loading.loaded.spelronde.droog ? null : outbox}
        onReplay={retry}
      />
    </Suspense>
  );
}
