/** Last parts of compounds with a loan that takes -s; checked after the whole word. Source: own. */
export const MV_S_PART =
  /(?:film|club|(?<!s)tank|team|(?<![bk]a|r)bar|(?<!kor|be|raf|^a)set|clown|cowboy|computer|stop|trip|(?<!s)chip|clip|hit|robot|flat|kok|chef|tunnel|camping|parking|meeting|racket|ticket|pocket|point|show|store|shop|fan|shirt|string|swing|jack|jeep|trainer|container|scooter|wagon|station|balkon|salon|coupon|detail|mail|cocktail|rail|league|check|snack|truck|kick|stick|sticker|trick|lock|look|goal|card|yard|board|beat|seat|stream|beam|deal|meal|level|puzzel|roman|slogan|caravan|album|(?<!con)tour|suit|circuit|print|joint|filet|chalet|pellet|leaflet|pistolet|statement|commitment|assessment|event|peetoom|oudoom|restaurant|(?:big|drum|pop|live|rock|jazz|brass|metal)band)$/;

const set = (woorden: string): ReadonlySet<string> => new Set(woorden.split(' '));

/** Loans (and Dutch words) with a plain -s after a consonant. Source: own. */
export const MV_S = set(
  'accountant act addict aerosol airport alien ancien anorak applet artwork assist auditor autoped babyfoon bachelor ' +
    'ballad ballroom bassin bat batik batting bazaar bed-and-breakfast beignet bid bidbook bidet bidon bieb biljart ' +
    'biscuit bitcoin bitmap bizon blend blob blouson blues bob bobtail bonbon bong boost bouillon bourbon bowling ' +
    'boxershort boycot brainstorm brem briefing bruidegom bruigom brunch budget bug building bulletin button cabaret canon ' +
    'canyon cap captain carkit carport cartoon catwalk champignon chanson chat chatbot checklist chimp clan cloud cocon ' +
    'col colbert colt column compact concern condoom condor consul cordon cornet cowgirl crash craving creator creton crew ' +
    'cursor cyborg dancing dating decor default depot design desk disk dj donut dossier draw drop drug drumkit dump dumpling ' +
    'e-book editor employee escort farm fauteuil feed feeling feuilleton fitness fitting fjord flacon fond food formol ' +
    'fotoshoot gap gazon gel gig gilet gin go-kart grapefruit gril handicap handout heelal helpdesk hint hobbit holding hood ' +
    'hosting hotel hotspot icing impact input internet interview jackpot jargon jeton junior kanton kapitein karton kid ' +
    'king kipnugget kolonel lampion layout legging listing living lockdown loft looping madam mailing majoor mannequin ' +
    'marathon matador medaillon mentor mignon mindmap moslim motel muffin mustang notebook nugget odeur oerang-oetang ' +
    'outfit output parasol password pastoor peeling pelgrim pension perron picador plafond plankton playlist plot plug ' +
    'ponton popcorn preview prof quad quilt ragout ranking rating rayon record reliëf requiem review roadmap ruling running saloon ' +
    'scan scoop screen senior setting settlement shawl shift shilling shopping short shot sifon siphon sitting skatepark ' +
    'slalom sling smoking snob snowboot song souvenir spot sprint spurt squad start stent step stint stunt surf tabloid talon ' +
    'tamtam target tearoom test timing topping toreador torrent triathlon tutor tweet twin tycoon tyfoon uppercut vamp ' +
    'view vip waggon walkman western whirlpool wing wok workout wrap yankee zap zeppelin',
);

/** Nouns in a person's -ier that take -en, and things in -ier. Source: own. */
export const IER_EN = set(
  'banier bier dier formulier gier hier kier klavier klier kwartier lantier manier metier mier nier officier papier pier plezier ' +
    'rappier rivier saffier scharnier scholier sier spier stier tier vampier vier vizier wier zwier',
);

/** Nouns in -f that keep f before -en (or take -s) and do not become v. Source: own. */
export const F_STAYS = /(?:epit|par|agr|cenot)aaf$|soof$|^elf$|triomf$|nimf$/;

/** Nouns in -s after l, n, r, m that change to z. Source: own. */
export const S_BECOMES_Z = /(?:gans|grens|lens|trens|laars|baars|vaars|beurs|vers|gems|hals|^els|spons|accijns)$/;

/** Nouns in -s after a long vowel or two-letter vowel that keep s. Source: own. */
export const S_STAYS = /(?:kruis|paus|(?<![rlpk])eis|kous|^spies|sjees|^mais|diocees|chaos)$/;

/** Last parts that always carry the stress: `-cel -pen -stel -spel`, `-vel` and `-rem` after a consonant. A rule, stays on without tables. */
export const STRESS_RULE =
  /cel$|(?:model|gezel|forel|kapel|(?:^|[^n]s|n|e)tabel)$|(?<!wa|sche|he|ho|lo|kno|to|ka)pen$|(?<!apo|bor|di|wor|ho|ka|na|ne|pi|re|mi|kwi|gei|knie|wi|ri)stel$|(?<!^ha|^kwi|^mi|go|^we|ka)spel$|[^aeiourl]vel$|[^aeiou]rem$/;

/** Nouns with a stressed last -el, -er, -en, -em that double the consonant: loans, prefixed words and compounds. Source: own. */
export const STRESS_ON_E = new RegExp(
  [
    '(?:forel|morel|gezwel|jarretel|frikadel|frikandel|oorlel|model|kapel|tabel|rebel|karamel|libel|bretel|karavel|citadel|fontanel|flanel|kolonel|duel|mirabel|sardel|bagatel|aquarel|parcel|pastel|chanel|mamsel|' +
      'vrijgezel|metgezel|reisgezel|borderel|caramel|lamel)$',
    '(?<!c)hotel$|motel$|^gezel$|bevel$|^novel$',
    '(?:fiets|deur|alarm|koe|kerst|school|brand|hand|slinger|oor|zeep|lucht|nacht|slot|trek|huis|tafel|zuurstof|gas|lelle|haar)bel$',
    '(?:zang|kop|vrouwen|kinder|mannen|alt|tenor|bas|tegen)stem$',
    '(?:film|pop|zee|pool|avond|morgen|rock|kerst|voetbal|super|tv|dwerg|david|schutter|mega|wereld|opera|gast)ster$',
    '(?:leg|broed|moer|veld|kuiken|pauw)hen$|(?:kippen|honden|konijnen|varkens)ren$|(?:water|bron)wel$',
    'klem$',
  ].join('|'),
);

/** Nouns whose unstressed last syllable does not double. Source: own. */
export const NOT_DOUBLE = /(?:monnik|perzik|havik|leeuwerik|kievit|lemmet|dreumes|bajes|bakkes|lobbes)$/;

/** Unstressed -ie with -iën as well as -ies. Source: own. */
export const IE_DOUBLE = set(
  'academie ceremonie evangelie historie kolonie lelie linie materie natie olie premie provincie serie studie',
);

/** Unstressed -ie with -iën only. Source: own. */
export const IE_TREMA = set('amfibie bacterie porie');

/** Nouns in -e that take only -n: adjectives and participles used as persons. Source: own. */
export const E_BECOMES_EN =
  /^(?:zieke|dode|blinde|dove|stomme|arme|rijke|vreemde|wilde|bekende|gewonde|heilige|dakloze|zwarte|witte|blanke|grote|kleine|oude|jonge|hersene|naaste)$|(?:beambte|gevangene|volwassene|onbekende|geliefde|verwante|jarige|deskundige|afgevaardigde|genodigde|verdachte|geleerde|minderjarige|leerplichtige|aanwezige|afwezige|gelovige|reizende|studerende|werkende|werkloze|overledene|ouderloze|gehandicapte|slechtziende|slechthorende|belanghebbende|ingewijde|betrokkene|getroffene|onschuldige|schuldige|gepensioneerde|afgestudeerde|opgeroepene|achtergeblevene|nabestaande|verzekerde|verloofde|hoofdverdachte|zelfstandige|begenadigde|bejaarde|hulpbehoevende|opvarende|inzittende|deelhebbende|toekomstige)$/;
