import { useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useOutbox } from '../shared/frame/outbox-context.tsx';
import { LeerlingNotFound } from '../shared/niet-gevonden-page.tsx';
import { forgetAsked, rondeBehind } from '../shared/api/ask-ronde.ts';
import { usePlayerTab } from './use-player-tab.ts';
import { useSpelronde } from './use-spelronde.ts';
import { SpelLoading } from './spel-loading.tsx';
import { SpelElsewhere } from './spel-elsewhere.tsx';
import { SpelNotice } from './spel-notice.tsx';
import { readSlug } from './spel-slug.ts';

/** `somvensters/{somvensterId}/taken/{taakId}/spellen/{game}`. */
export function SpelPage() {
  const { leerlingId = '', somvensterId = '', taakId = '', game = '' } = useParams();
  const slug = readSlug(game);
  const place = `${somvensterId}/${taakId}/${slug}`;
  const { state, takeOver } = usePlayerTab(leerlingId);
  const map = `/leerling/${leerlingId}/landkaart`;
  // The round is looked up only by the tab that plays: what another tab did to it counts.
  useEffect(() => {
    if (state === 'elsewhere') forgetAsked();
  }, [state]);
  if (state === 'waiting') return <SpelLoading spel={slug} done="door" />;
  if (state === 'elsewhere') return <SpelElsewhere map={map} onTakeOver={takeOver} />;
  return <Ronde key={place} spot={{ leerlingId, somvensterId, taakId }} slug={slug} />;
}

function Ronde({ spot, slug }: { spot: { leerlingId: string; somvensterId: string; taakId: string }; slug: string }) {
  const [rondeId, setRondeId] = useState<string>(() => rondeBehind(spot, slug));
  const outbox = useOutbox();
  const loading = useSpelronde(spot, { slug, rondeId, outbox });
  const card = `/leerling/${spot.leerlingId}/landkaart`;
  const retry = () => setRondeId(crypto.randomUUID());

  if (loading.kind === 'fout') {
    if (loading.error === 'onbekend') return <LeerlingNotFound />;
    if (loading.error === 'niet_aangeboden') return <Navigate to={`${card}?steen=${spot.taakId}`} replace />;
    return <SpelNotice error={loading.error} map={card} onRetry={retry} />;
  }
  if (loading.kind === 'laden' || outbox === undefined) return <SpelLoading spel={slug} done="page" />;
  const { Spelen } = loading.loaded;
  return (
    <Spelen
      key={rondeId}
      spot={spot}
      slug={slug}
      loaded={loading.loaded}
      outbox={loading.loaded.spelronde.droog ? null : outbox}
      onReplay={retry}
    />
  );
}
