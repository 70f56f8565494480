/** Words of three letters (and two) that may be a part of a compound; other short pieces are chance. Source: eigen. */
export const KORTE_DELEN: ReadonlySet<string> = new Set((
  'aap aas acht ark arm bad bak bal bar bed bek bel bes bij bin bol bon bos bot bron bus dag dak dam dek dop drie duo ei ' +
  'ego eik ets gas gat gel gif god gom goot gum gym hak hal hek hof hok hop hut ijs jak jas jam jet juf kaf kap kar kat kei kin kip kit koe ' +
  'kok kop kas kom lak lam lat led lek les lip lid lip lot luis lul man map mat mee mes mos mug net oer oor oog ' +
  'oud pad pak pan pap pen pet pin pit poep pop pot rat rek rib ring rij rit rok rol rug rum sap set ski slee sok som spa spel spin ' +
  'tak tas tau  tin toe tol ton top trap tv ui uit urn vak val vat vel vet vis vla vol wal wand war was web weg wet wieg wijn wijs ' +
  'wok wol zak zee zes zin zit zon zout zus'
).split(' '));

/** Prepositions and adverbs that open a compound noun. Source: eigen. */
export const VOORDELEN: ReadonlySet<string> = new Set((
  'aan achter af beneden binnen boven buiten bij door in links midden mee na naast neer om onder op over rechts samen tegen terug thuis toe ' +
  'tussen uit vooruit voor vol weg wereld rond'
).split(' '));

/** First parts with a linking e. Source: eigen. */
export const MET_E: ReadonlySet<string> = new Set('zonne mane rijste groente bere ape reuze blinde boere ere koninginne'.split(' '));

/** Starts of words that look like two known parts but are one. Source: eigen. */
export const GEEN_SAMENSTELLING: readonly string[] = (
  'parachute jongleur balkon bedding bedelaar beharing belegging combinat dekking dinosaur hamster interne journalist karbon karton kasteel kwalster lammeren jammeren ' +
  'microfo opvolging pakking paradijs parabel praktijk spiegel transport trompet venster verlenging versiering appelsien'
).split(' ');
