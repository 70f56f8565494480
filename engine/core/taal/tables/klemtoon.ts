const set = (woorden: string): ReadonlySet<string> => new Set(woorden.split(' '));

/** Words with the stress on the last full vowel against the rule. Source: eigen. */
export const STRESS_AT_END = set(
  'abrikoos accent adres agent alarm allergie altaar antiek apotheek avontuur bagage balkon ballet ballon ' +
    'banaan banket batterij benzine beton bibliotheek biljet boeket boetiek bonbon buffet bureau cabine cadeau ' +
    'café categorie cement champignon chirurgie chocola citroen concert coupé cultuur diner discotheek docent ' +
    'dolfijn domein dozijn duel energie etage fabriek fantasie festijn figurant figuur fluweel fontein fornuis ' +
    'garage gebaar genie giraf gitaar gordel1 gordijn harmonie horloge hotel idee industrie instrument juweel kabaal ' +
    'kabinet kado kampioen kanaal kanon kapel kapitein kapot karamel karton karwei kasteel katoen kompas konijn kopie ' +
    'kozijn kristal kritiek krokodil lampion lerares limonade logé lokaal machine magie magneet mandarijn manier ' +
    'marmelade massage matras medaillon melodie menu metaal model moment muziek natuur niveau oceaan olympiade ' +
    'orkaan pakket paleis papier parade paradijs paraplu parket partij passage pastel patat patiënt pensioen ' +
    'pension pioen piraat planeet plateau plezier portaal portret poëzie prinses proces profijt publiek radijs ' +
    'raket rapport rebel regie respect restaurant rivier salon schandaal seizoen sigaar signaal skelet soldaat ' +
    'souvenir station student succes symfonie tabel tactiek talent tapijt terras terrein theorie tiran toilet ' +
    'tomaat transport tribune trompet trottoir tuniek turbine uniek vallei visioen vitrine vulkaan woestijn',
);

/** Words with the stress on the first full vowel against the rule. Source: eigen. */
export const STRESS_IN_FRONT = set(
  'aanbod aarde afrika album alfabet amerika antwoord arbeid auto avond bingo bizon bruiloft cactus ' +
    'camera circus cobra dertig dino disco doctor dokter duizend eiland eiwit eskimo euro ' +
    'februari foto hamster haring harmonica heimwee honderd honing jaguar judo kangoeroe ketting ' +
    'kilo kiwi kleinood koffie koning lama lava lego lelie lichaam lieveheersbeestje maart mama merrie ' +
    'motor negentig olie oma ooievaar opa opera paling panda papa paprika pasta petunia pizza puma radio ' +
    'robot sauna sieraad ski tachtig taxi toffee tralie twintig uniform veertig video vijftig weduwe woning ' +
    'zebra zestig zeventig',
);
