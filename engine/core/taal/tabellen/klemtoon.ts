const set = (woorden: string): ReadonlySet<string> => new Set(woorden.split(' '));

/** Words with the stress on the last full vowel against the rule. Source: eigen. */
export const KLEM_ACHTERAAN = set(
  'ballon kanon balkon salon bonbon station pension lampion medaillon champignon karton beton model hotel kapel tabel karamel pastel rebel duel kasteel juweel fluweel karwei kabaal idee allergie ' +
    'batterij fantasie melodie harmonie kopie industrie categorie genie theorie energie chirurgie regie symfonie poëzie magie partij prinses lerares succes proces adres respect concert ' +
    'accent cement parket banket kabinet planeet magneet raket trompet ballet buffet pakket boeket skelet kozijn gordijn konijn festijn dolfijn woestijn terrein fontein kapitein domein ' +
    'paleis vallei patat tomaat soldaat piraat banaan orkaan vulkaan oceaan tiran citroen kampioen pioen seizoen visioen kanaal schandaal metaal portaal lokaal signaal ' +
    'muziek fabriek publiek kritiek tactiek figuur natuur cultuur avontuur gitaar sigaar altaar bureau cadeau niveau plateau diner papier plezier rivier manier dozijn garage horloge etage bagage massage passage ' +
    'gordel1 mandarijn krokodil paraplu menu café logé coupé alarm gebaar kompas matras terras tapijt profijt fornuis abrikoos chocola paradijs radijs kado agent talent moment instrument student patiënt docent ' +
    'olympiade limonade marmelade parade machine benzine cabine vitrine turbine tribune tuniek uniek antiek boetiek apotheek bibliotheek discotheek katoen pensioen rapport transport figurant restaurant trottoir souvenir toilet portret biljet',
);

/** Words with the stress on the first full vowel against the rule. Source: eigen. */
export const KLEM_VOORAAN = set(
  'arbeid sieraad kleinood lichaam eiland antwoord avond bruiloft ooievaar lieveheersbeestje olifant uniform alfabet paprika camera opera harmonica afrika amerika europa januari februari ' +
    'heimwee weduwe koffie kanarie tralie petunia toffee familie olie lelie merrie aarde circus cactus album kilo foto auto radio video taxi kiwi ski zebra pasta pizza oma opa ' +
    'papa mama judo euro disco bingo lego eskimo kangoeroe jaguar panda cobra lama koala puma hamster bizon dino robot motor doctor dokter sauna lava ' +
    'aanbod eiwit honing koning paling haring ketting woning twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend maart augustus',
);
