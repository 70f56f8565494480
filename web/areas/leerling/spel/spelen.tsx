import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Toegankelijk } from '#engine/runtime/contract.ts';
import { SpelScherm } from '#engine/react/spel-scherm.tsx';
import type { Teksten } from '#engine/react/teksten.ts';
import type { Landkaart } from '#server/features/landkaart/landkaart.contract.ts';
import type { Afsluiting } from '#server/features/somvensters/somvensters.contract.ts';
import type { Outbox } from '#web/platform/outbox/outbox.ts';
import { useLandkaart, wijzigVoorkeuren } from '../landkaart/landkaart.api.ts';
import { useLettertype } from '../letters.ts';
import { type Afronding, createAfronding } from './afronden.ts';
import { afsluitingen } from './afsluitingen.ts';
import type { Geladen } from './gebruik-spelronde.ts';
import { maakSpeelronde, type Spel } from './speelronde.ts';
import { useSpelGeluid } from './spel-geluid.ts';
import { SpelLaden } from './spel-laden.tsx';
import { SpelMelding } from './spel-melding.tsx';
import { sfeerVan } from './spel-sfeer.ts';
import { laadTeksten } from './spel-teksten.ts';
import type { RondePlek } from './spelronde.api.ts';
import { maakToegankelijk } from './toegankelijk.ts';

const plaatje = (id: string): string => `/spel-assets/plaatjes/${id.replace(/^fe:/, '').replaceAll('/', '-')}.webp`;

export interface SpelenProps {
  plek: RondePlek;
  slug: string;
  geladen: Geladen;
  outbox: Outbox | null;
  onNogEens: () => void;
}

type Speler = Pick<Landkaart['leerling'], 'roepnaam' | 'munten'> & {
  voorkeuren: Omit<Landkaart['leerling']['voorkeuren'], 'lettergrootte'>;
};

const STANDAARD: Speler = {
  roepnaam: '',
  munten: 0,
  voorkeuren: {
    rustig: false,
    minderBeweging: false,
    geluid: true,
    muziek: true,
    lettertype: null,
    letterafstand: null,
    toetsenbord: null,
  },
};

/** Texts of the game; null while they load. */
function useTeksten(bron: Readonly<Record<string, string>>): Teksten | null {
  const [teksten, stelTeksten] = useState<Teksten | null>(null);
  useEffect(() => {
    let weg = false;
    void laadTeksten(bron).then((nieuw) => {
      if (!weg) stelTeksten(() => nieuw);
    });
    return () => {
      weg = true;
    };
  }, [bron]);
  return teksten;
}

/** Keeps the round: answers while it runs, its end, and what earlier visits left open. */
function useAfronding(
  { plek, geladen, outbox }: SpelenProps,
  naEinde: () => void,
): { afronding: Afronding; uitslag: Afsluiting | null; eindig: (spel: Spel) => void } {
  const { spelronde } = geladen;
  const [uitslag, stelUitslag] = useState<Afsluiting | null>(null);
  const [afronding] = useState(() =>
    createAfronding({ plek: { ...plek, rondeId: spelronde.rondeId }, spel: spelronde.game, outbox, afsluitingen }),
  );
  useEffect(() => {
    void afronding.begin(spelronde.seq);
    return afronding.verlaat;
  }, [afronding, spelronde.seq]);
  const eindig = (spel: Spel) => {
    void afronding.eindig({ bonus: spel.bonus, seconden: spel.seconds, gestopt: spel.quit }).then((nieuw) => {
      stelUitslag(nieuw);
      naEinde();
    });
  };
  return { afronding, uitslag, eindig };
}

/** One round: the game on the screen, every answer into the outbox, the result of the server at the end. */
function Spelend(props: SpelenProps & { leerling: Speler; teksten: Teksten }) {
  const { plek, slug, outbox, onNogEens, leerling, teksten } = props;
  const { spelronde, pakket, vragen } = props.geladen;
  const navigate = useNavigate();
  const { mutate } = useLandkaart(plek.leerlingId);
  const [eigenKeuze, stelEigenKeuze] = useState<Partial<Toegankelijk>>({});
  const toegankelijk = { ...maakToegankelijk(spelronde.instelling, leerling.voorkeuren), ...eigenKeuze };
  const geluid = useSpelGeluid(slug, pakket.doc, {
    stem: spelronde.stem,
    aan: leerling.voorkeuren,
    calm: toegankelijk.calm,
  });
  const { afronding, uitslag, eindig } = useAfronding(props, () => void mutate());
  const [ronde] = useState(() =>
    maakSpeelronde({
      spelronde,
      capabilities: pakket.doc.capabilities,
      vragen,
      calm: toegankelijk.calm,
      reducedMotion: toegankelijk.reducedMotion,
      clock: { now: Date.now },
      onAntwoord: afronding.antwoord,
      onKlaar: eindig,
    }),
  );

  const kaartPad = `/leerling/${plek.leerlingId}/landkaart`;
  const naarKaart = () => void navigate(kaartPad);
  const volgende = uitslag?.volgende;
  const onToegankelijk = (deel: Partial<Toegankelijk>) => {
    stelEigenKeuze({ ...eigenKeuze, ...deel });
    if (deel.calm !== undefined && outbox)
      void wijzigVoorkeuren(plek.leerlingId, { rustig: deel.calm }).catch(() => undefined);
  };

  if (!ronde.ok)
    return (
      <SpelMelding
        fout={ronde.fout === 'pool-leeg' ? 'leeg' : 'fout'}
        melding=""
        kaart={kaartPad}
        onOpnieuw={onNogEens}
      />
    );
  if (!geluid.bron) return <SpelLaden kaart={kaartPad} />;
  const live = ronde.value;
  return (
    <div className="spelen">
      <SpelScherm
        spel={slug}
        doc={pakket.doc}
        createRound={() => live}
        seed={spelronde.seed}
        {...(pakket.eigen ? { eigen: pakket.eigen } : {})}
        teksten={teksten}
        toegankelijk={toegankelijk}
        naam={leerling.roepnaam}
        munten={leerling.munten}
        geluid={geluid.bron}
        plaatje={plaatje}
        ondertitel={geluid.ondertitel}
        geluidInstelling={{ volumes: geluid.volumes, onVolumes: geluid.zetVolumes }}
        eersteKeer={spelronde.eersteKeer}
        onToegankelijk={onToegankelijk}
        onEinde={() => undefined}
        onStop={naarKaart}
        resultaatSfeer={sfeerVan(slug)}
        resultaatActies={{
          nogEens: onNogEens,
          kaart: naarKaart,
          ...(volgende ? { volgende: () => void navigate(`${kaartPad}?steen=${volgende.taakId}`) } : {}),
        }}
      />
    </div>
  );
}

/** The round with everything it needs of the child: choices, texts and letters. Without a connection the choices of the teacher count. */
export function Spelen(props: SpelenProps) {
  const { plek, geladen } = props;
  const { data: kaart, error } = useLandkaart(plek.leerlingId);
  const leerling = kaart?.leerling ?? (error === undefined ? null : STANDAARD);
  const teksten = useTeksten(geladen.pakket.teksten);
  const letters = useLettertype(
    leerling === null ? null : maakToegankelijk(geladen.spelronde.instelling, leerling.voorkeuren).lettertype,
  );
  if (leerling === null || teksten === null || !letters)
    return <SpelLaden kaart={`/leerling/${plek.leerlingId}/landkaart`} />;
  return <Spelend {...props} leerling={leerling} teksten={teksten} />;
}
