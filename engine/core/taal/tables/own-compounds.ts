/** Compounds whose seams no rule finds: a part is too short, too often chance, or the line-break patterns break beside it. Source: own. */
export const OWN_COMPOUNDS: ReadonlyMap<string, readonly number[]> = new Map(
  (
    'aal|bes aal|bessen aal|scholver aanvals|leider aanvals|lijn aanvals|lustig aanvals|plan aanvals|spel ' +
    'aanvals|wapen aard|beving aard|bevings|schade aard|ster achter|voegsel ' +
    'achttien|tal adem|haling afsluit|hek after|party after|shave after|sun af|fakkelen air|hostess ' +
    'alles|behalve ' +
    'alles|etend alles|weter ansicht|kaart as|bak badminton|shuttle barcode|scanner bas|tuba bed|stee ' +
    'bed|steeën bed|wants ' +
    'bel|uur beren|hap berg|af berg|afwaarts berg|op berg|opwaarts beroeps|tak beter|weter bet|weetster ' +
    'bet|weter bet|weterig bet|weterigheid beugel|bekkie bikkel|hard bil|lap bio|bak bio|brandstof bio|gas ' +
    'bio|massa blader|dos blauw|alg bling|bling bloed|transfusie boeken|week boeken|week|thema boe|geroep ' +
    'bof|kont bolle|boos boot|trip bos|elf bos|ui boven|mate box|spring bravo|geroep breed|uit ' +
    'breed|voerig ' +
    'bruilofts|taart buiten|mate bungee|jumping bus|trip car|pooler car|pooling col|trui conserven|blik ' +
    'contact|uur ' +
    'contract|uur daad|werkelijk daar|aan daar|achter daar|af daar|bij daar|binnen daar|boven daar|door ' +
    'daar|in daar|langs daar|mee daar|na daar|naar daar|naast daar|om daar|onder daar|op daar|over ' +
    'daar|tegen daar|toe daar|tussen daar|van daar|voor dames|top dans|marietje deernis|wekkend den|appel ' +
    'dertien|tal des|gewenst dichter|bij dicht|bebost dicht|bij dienst|uur dinsdags|avonds dode|hoek doden|tal ' +
    'dode|hoek|ongeval dode|hoek|spiegel doel|punt|loos donderdags|avonds doods|kop|aap doods|kop|aapje door|nat ' +
    'dotter|bloem ' +
    'douche|gel drie|en|half drie|zits|bank droef|geestig droog|makerij drugs|verslaafde druiven|rank dubbel|op ' +
    'dubbel|slachtig ' +
    'dubbel|ster ' +
    'duiven|kot duizelig|makend durf|al dwaal|ster dwerg|ster een|april|grap een|oog een|richtings|weg ' +
    'een|slachtig effen|af egen|stand|ster ei|dooier ei|geel ei|rond ei|sprong ei|vol ei|vorm ei|vormig ei|wit ' +
    'ei|witten ' +
    'elf|tal enigs|zins erf|genaam even|zeer even|zo even|zo|goed extreem|links extreem|rechts fan|dag ' +
    'fiets|cross ' +
    'fiets|trip flap|uit flauwe|kul flauw|gevallen fok|vee fruit|shake gaande|weg gas|bel gas|lek gas|pit ' +
    'gast|vrij ' +
    'geheim|gehouden ' +
    'geiten|leren geld|la geld|laatje gems|bok generatie|kloof geo|driehoek gevangen|name gewaar|wording ' +
    'giraffen|nek ' +
    'goed|gemutst goed|schiks gok|verslaafd gok|verslaafde goochel|act gras|maai|machine groeps|chat ' +
    'groot|ma groot|pa haar|dos haar|gel half|acht half|dicht half|drie half|een half|elf half|negen ' +
    'half|open half|tien half|twaalf half|twee half|vergaan half|vier half|vijf half|vol half|zes half|zeven ' +
    'ham|lap ham|spek ham|vraag handje|plak handje|vol hard|nekkig hard|nekkigheid hawaï|hemd heel|al ' +
    'hete|lucht|ballon hete|lucht|oven heuvel|af heuvel|afwaarts heuvel|op heuvel|opwaarts hier|aan ' +
    'hier|achter hier|af hier|bij hier|binnen hier|boven hier|door hier|in hier|langs hier|mee hier|na ' +
    'hier|naar hier|naast hier|om hier|onder hier|op hier|over hier|tegen hier|toe hier|tussen hier|van ' +
    'hier|voor hit|single honden|ren honderd|tachtig honderd|uit hoofd|personage hoofd|reken hoofd|zakelijk ' +
    'hoogst|persoonlijk hoog|geleerd hoog|gespannen hoogst|waarschijnlijk horn|vlies huis|elf hurk|zit ijs|beer ' +
    'ijs|beren ' +
    'inhouds|maat insecten|etend ' +
    'invals|hoek inzamel|actie in|eens jacht|luipaard jan|klaassen ja|knikker ja|woord ja|zegger joden|ster ' +
    'jongens|uur ' +
    'kalfs|leren karmijn|rood katten|pis kei|tof kennis|making kerst|elf keuken|la kikvors|man kik|vors ' +
    'kippen|ren klas|titularis ' +
    'kleermakers|zit klim|op kool|hydraat kool|hydraten koop|vaardij kopje|duikelen kopje|onder koren|aar ' +
    'koren|schoof kort|af kort|om ' +
    'kort|stondig kunst|leren kwart|uur laag|geletterd laf|bek lak|leren lammer|gier lampionnen|optocht ' +
    'land|inwaarts land|rot ' +
    'langzaam|aan leg|kip les|uur licht|elf lief|dadig lief|dadigheid links|achter links|af links|boven ' +
    'links|om links|onder links|voor lis|dodde lol|broek lom|school löss|grond maandags|avonds maand|ochtend ' +
    'machts|verheffen markeer|stift meest|al ' +
    'mega|groot mega|hit mei|dag menig|een met|een met|worst middag|dut middel|eeuwen middel|eeuws midden|door ' +
    'midden|in midden|op midden|voor ' +
    'mid|week mid|winter mid|zomer milieu|thema min|som mint|groen misselijk|makend mud|vol ' +
    'musical|ster naan|brood ' +
    'naar|gelang naar|mate nacht|uur nagel|lak|remover natuur|verschijnsel natuur|verschijnselen na|vul ' +
    'na|vulbaar nee|zegger negentien|tal negen|tal ' +
    'neus|pleister niets|doen niets|nut niets|ontziend niks|nut nood|lottig nood|lottigheid nood|zakelijk ' +
    'noord|oostelijk noord|oosten noord|westelijk noord|westen ' +
    'noord|wester oer|dom oer|os ogen|blik ogen|schijnlijk olie|dom om|dat omme|zien onderste|boven ' +
    'onderst|boven ' +
    'onderwerps|keuze onder|broeken|lol onder|titel onder|titeling oor|lel oor|lelletje open|klapbaar op|eens ' +
    'ovaal|vormig ' +
    'over|groot|moeder over|groot|oma over|groot|opa over|groot|vader paardje|gereden paardje|rijden paas|ei ' +
    'paas|eieren paas|eitje ' +
    'paas|tak peper|duur piep|klein pieter|man pisse|bed plannings|tool planten|etend poesie|album ' +
    'pop|hit ' +
    'pot|verteren rechtsom|keer rechts|achter rechts|af rechts|boven rechts|om rechts|onder rechts|staat ' +
    'rechts|voor recht|vaardig recht|vaardigheid red|middel ree|bok ree|kalf reis|uur reuze|spannend ' +
    'richting|aanwijzer ' +
    'roep|toeteren rond|uit roze|rood rugge|spraak runder|leren rust|uur samen|stelling saucijzen|brood ' +
    'schaak|zet ' +
    'schapen|leren schip|breuk schip|breukeling ' +
    'schoen|poets schoon|springen science|fiction|film sidder|aal slangen|leren smoute|bol ' +
    'snotte|bel spik|splinter|nieuw ' +
    'spin|aap spin|rag ' +
    'spring|aal ' +
    'spuug|zat stads|loop start|shot start|uur station|car sta|tafel stil|leg strand|vonder stroom|afwaarts ' +
    'stroom|opwaarts struis|ei suf|kont suf|kop super|cup super|schattig survival|run tafel|tennis|bat ' +
    'tafel|tennis|batje tanden|knarst ' +
    'tanden|poets tanden|poetst televisie|ster terug|ging toeren|tal toeter|zat toevals|treffer top|hit ' +
    'touch|screen ' +
    'touwtje|spring touwtje|springt tover|kol tussen|ding tutte|bel tutte|bellen twee|en|half twee|slachtig ' +
    'twee|staps|verificatie ' +
    'twee|zits|bank uiter|mate uit|hongering uit|spring uit|zend vakken|vullen van|zelf|sprekend ' +
    'varkens|leren veel|al veel|vuldig veertien|tal vee|arts verder|gaat verder|ging vergeet|al verre|gaand ' +
    'ver|gaand ver|gevorderd ver|gezicht ver|gezocht ver|reikend ver|springen ver|springer ver|springster ' +
    'ver|strekkend ' +
    'ver|uit ver|ziend ver|ziendheid vier|en|half vijftien|tal vijf|en|half vlees|etend vogel|spotten ' +
    'volks|vermaak vol|zuigt voor|spring voor|voegsel voor|zet vraag|baak vrijdags|avonds vul|pen vul|pennen ' +
    'waar|aan waar|achter waar|af ' +
    'waar|bij waar|binnen waar|boven waar|door waar|in waar|langs waar|mee waar|na waar|naar waar|naast ' +
    'waar|neem waar|om waar|onder waar|op waar|over waar|tegen waar|toe waar|tussen waar|van waar|voor wad|lopen ' +
    'wad|loper ' +
    'water|aal water|trappelen weet|al weg|ebt weg|ren wel|bekend wel|bespraakt wel|daad wel|deed wel|denkend ' +
    'wel|doener ' +
    'wel|doordacht wel|gemanierd wel|gemeend wel|gevormd wel|gevormde wel|is|waar wel|levend wel|luidend ' +
    'wel|opgevoed wel|overwogen wel|riekend wel|sprekend wel|stand wel|vaart wel|verdiend wel|willend ' +
    'wel|zijn wentel|teef wereld|trip wiel|ren|broek wijd|open wild|enthousiast wild|kamperen ' +
    'woensdags|avonds zachtjes|aan zand|sculptuur zaterdags|avonds zat|lap zee|mans|lied zeem|lap zee|aal ' +
    'zee|rob ' +
    'zelf|redzaam zestien|tal zes|maandelijks zes|tal zet|pil zeventien|tal zeven|tal zilver|ui zitten|blijver ' +
    'zoetjes|aan ' +
    'zondags|avonds zonne|wende zon|overgoten zo|doende zuid|oostelijk zuid|oosten zuid|westelijk zuid|westen ' +
    'zuid|wester zuurte|graad zwaar|beladen zwart|gallig zweet|kakkies'
  )
    .split(' ')
    .map((parts) => [parts.replaceAll('|', ''), seamsOf(parts.split('|'))] as const),
);

function seamsOf(parts: readonly string[]): number[] {
  let spot = 0;
  return parts.slice(0, -1).map((part) => (spot += part.length));
}
