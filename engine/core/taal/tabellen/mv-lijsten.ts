/** Last parts of compounds with a loan that takes -s; checked after the whole word. Source: own. */
export const MV_S_DEEL =
  /(?:film|club|tank|team|(?<![bk]a|r)bar|(?<!kor|be|raf|^a)set|clown|cowboy|computer|stop|trip|chip|clip|hit|robot|flat|kok|chef|tunnel|camping|parking|meeting|racket|ticket|pocket|point|show|store|shop|fan|shirt|string|swing|jack|jeep|trainer|container|scooter|wagon|station|balkon|salon|coupon|detail|mail|cocktail|rail|league|check|snack|truck|kick|stick|sticker|trick|lock|look|goal|card|yard|board|beat|seat|stream|beam|deal|meal|level|puzzel|roman|slogan|caravan|album|(?<!con)tour|suit|circuit|print|joint|filet|chalet|pellet|leaflet|pistolet|statement|commitment|assessment|event|peetoom|oudoom|restaurant|(?:big|drum|pop|live|rock|jazz|brass|metal)band)$/;

const set = (woorden: string): ReadonlySet<string> => new Set(woorden.split(' '));

/** Loans (and Dutch words) with a plain -s after a consonant. Source: own. */
export const MV_S = set(
    'T-shirt abattoir abonnee account accountant act addict aerosol airbag airport alien ancien anorak app applet artwork ' +
    'assist attachment audit auditor autoped avatar award babyfoon bachelor bag balkon ballad ballpoint ballroom bankrun ' +
    'bar baseball basket basset bassin bat batik batting bazaar bed-and-breakfast beignet bestseller bid bidbook bidet ' +
    'bidon bieb bigband biljart bioscoopticket biscuit bitcoin bitmap bizon blend blizzard blob blog blouson blow ' +
    'blueprint blues bob bobtail bodybag bodyguard boiler bonbon bong boost boudoir bouillon bourbon bowling boxershort ' +
    'boycot brainstorm brancard break brem briefing bruidegom bruigom brunch budget buffer bug building bulldog bullet ' +
    'bulletin bungalow burn-out button cab cabaret café call camping cancan canon canyon cap captain caravan cardigan ' +
    'carkit carnaval carport cartoon cashflow cast casting catwalk champignon chanson charter chat chatbot checklist ' +
    'cheerleader chef chimp chip clan clip closet cloud clown club coach coating cockpit cocktail cocon cognac col colbert ' +
    'colt column comic compact computer concern condoom condor consul container controller cordon corner cornet corvee ' +
    'cougar couloir coup coupon cover cowboy cowgirl crack cracker craker crash craving creator credit creton crew cricket ' +
    'croissant cruise crème cup cursor cutter cyborg dancing dashboard dataset date dating deadline deal deck decor ' +
    'default depot design desk desktop detail dictee diesel dip disk display divan dj dollar dominee donut dossier ' +
    'download dragee draw drink drive drone drop drum drumband drumkit drummer dump dumpling e-book e-mail editor email ' +
    'employee entree escort etui event fan fanclub farm fauteuil feed feedback feeling festival feuilleton file filet film ' +
    'fitness fitting fjord flacon flashback flat flight flyer follow-up fond food foodtruck formol fotoshoot franc freak ' +
    'gadget gangster gap gazon gel gig gilet gin go-kart goal golfclub grapefruit gril grill hack hamburger handicap ' +
    'handout hangar harem headset healing hearing heelal helpdesk hijab hit hoax hobbit hockeystick holding hood hosting ' +
    'hotdog hotel hotspot hoverboard hub icing image impact input insider internet interview item jack jackpot jaguar jam ' +
    'jargon jeep jet jeton jingle job joystick jumper junior kanton kapitein karton kebab keeper kick kid king kipnugget ' +
    'knock-out kolonel lab label lampion laptop laser lay-out layout lead leaflet league leasing legging level link ' +
    'listing living lockdown locker loft logee look looping madam mail mailing majoor make-over make-up manager mannequin ' +
    'marathon master matador matinee medaillon meeting mentor mignon mindmap minibar mixer mobilehome modem moslim motel ' +
    'muffin musical mustang nachtclub notebook nugget odeur oerang-oetang orang-oetan outfit outlet output overall pack ' +
    'pager pancake panel paper parasol parking password pastoor peeling pelgrim pension perron petitfour picador pick-up ' +
    'picknick pickup pin-up pinguïn pitbull plafond plaid plankton play-off playlist plot plug pocket podcast poker ponton ' +
    'popband popcorn poster preview print printer pub puber puck pullover punk quad quilt racket radar raid rail ranking ' +
    'rating rayon record reliëf remake requiem reservoir restaurant retour review roadmap roadtrip robot ruling run ' +
    'running salon saloon samovar scan scanner scoop scooter screen senior serail server set setting settlement shawl ' +
    'shelter sheriff shift shilling shirt shop shopping short shot show sidecar sifon siphon sit-up sitting sjaal skate ' +
    'skatepark skill skinhead slalom slam sling slip slogan smoking snack snackbar snob snowboard snowboot soap soiree ' +
    'song sound souvenir spin-off spot spotlight spray spread sprint spurt squad squashracket staff start startup station ' +
    'stent step steward stick sticker stint stop string strip stunt stuntteam surf surfer sweater swing t-shirt tabloid ' +
    'talkshow talon tamtam tandem tank target team tearoom teenager tennisracket test ticket timing toast toaster topic ' +
    'topping toreador torrent totem tour tournee trailer trainer transfer treinticket trend triathlon trick trip trottoir ' +
    'troubadour truck tube tuner tunnel tutor tweet twin tycoon tyfoon upload uppercut user vamp view vip vliegticket vlog ' +
    'voucher waggon wagon walkman webcam weblog webshop weekend western whirlpool wing wok workflow workout workshop wrap ' +
    'yankee yard yell yup zap zeppelin'
);

/** Nouns in a person's -ier that take -en, and things in -ier. Source: own. */
export const IER_EN = set(
    'banier bier dier formulier gier hier kier klavier klier kwartier lantier manier metier mier nier officier papier pier plezier ' +
    'rappier rivier saffier scharnier scholier sier spier stier tier vampier vier vizier wier zwier',
);

/** Nouns in -f that keep f before -en (or take -s) and do not become v. Source: own. */
export const F_BLIJFT = /(?:epit|par|agr|cenot)aaf$|soof$|^elf$|triomf$|nimf$/;

/** Nouns in -s after l, n, r, m that change to z. Source: own. */
export const S_WORDT_Z = /(?:gans|grens|lens|trens|laars|baars|vaars|beurs|vers|gems|hals|^els|spons|accijns)$/;

/** Nouns in -s after a long vowel or two-letter vowel that keep s. Source: own. */
export const S_BLIJFT = /(?:kruis|paus|(?<![rlpk])eis|kous|^spies|sjees|^mais|diocees|chaos)$/;

/** Last parts that always carry the stress: `-cel -pen -stel -spel`, `-vel` and `-rem` after a consonant. A rule, stays on without tables. */
export const KLEM_REGEL =
  /cel$|(?:model|gezel|forel|kapel|(?:^|[^n]s|n|e)tabel)$|(?<!wa|sche|he|ho|lo|kno|to|ka)pen$|(?<!apo|bor|di|wor|ho|ka|na|ne|pi|re|mi|kwi|gei|knie|wi|ri)stel$|(?<!^ha|^kwi|^mi|go|^we|ka)spel$|[^aeiourl]vel$|[^aeiou]rem$/;

/** Nouns with a stressed last -el, -er, -en, -em that double the consonant: loans, prefixed words and compounds. Source: own. */
export const KLEM_OP_E = new RegExp(
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
export const NIET_DUBBEL = /(?:monnik|perzik|havik|leeuwerik|kievit|lemmet|dreumes|bajes|bakkes|lobbes)$/;

/** Unstressed -ie with -iën as well as -ies. Source: own. */
export const IE_DUBBEL = set(
    'academie ceremonie evangelie historie kolonie lelie linie materie natie olie premie provincie serie studie',
);

/** Unstressed -ie with -iën only. Source: own. */
export const IE_TREMA = set(
    'amfibie bacterie porie'
);

/** Nouns in -e that take only -n: adjectives and participles used as persons. Source: own. */
export const E_WORDT_EN =
  /^(?:zieke|dode|blinde|dove|stomme|arme|rijke|vreemde|wilde|bekende|gewonde|heilige|dakloze|zwarte|witte|blanke|grote|kleine|oude|jonge|hersene|naaste)$|(?:beambte|gevangene|volwassene|onbekende|geliefde|verwante|jarige|deskundige|afgevaardigde|genodigde|verdachte|geleerde|minderjarige|leerplichtige|aanwezige|afwezige|gelovige|reizende|studerende|werkende|werkloze|overledene|ouderloze|gehandicapte|slechtziende|slechthorende|belanghebbende|ingewijde|betrokkene|getroffene|onschuldige|schuldige|gepensioneerde|afgestudeerde|opgeroepene|achtergeblevene|nabestaande|verzekerde|verloofde|hoofdverdachte|zelfstandige|begenadigde|bejaarde|hulpbehoevende|opvarende|inzittende|deelhebbende|toekomstige)$/;
