/** A sentence that shows which member of a homophone group is meant: `word=sentence`, groups on one line. Source: own. */
const ZINNEN = `
antwoord=Op deze vraag weet ik het antwoord.|antwoordt=Niemand antwoordt als ik roep.
antwoorden=Op lastige vragen antwoorden we samen.|antwoordden=De leerlingen antwoordden gisteren in koor.
baad=In het warme water baad ik met mijn eendjes.|baat=Veel oefenen baat altijd.|baadt=De olifant baadt in de rivier.
baard=Opa heeft een lange, witte baard.|baart=De poes baart vier kittens.
bad=Na het voetballen ga ik in bad.|bat=Bij cricket sla je de bal met een bat.
baden=In de zomer baden we in het meer.|baadden=Vorig jaar baadden we elke dag in zee.
beantwoord=Al haar vragen zijn beantwoord.|beantwoordt=De juf beantwoordt mijn vraag.
bed=De hond slaapt stiekem op mijn bed.|bet=Met een natte doek bet papa de schram.
bediend=In het restaurant worden we snel bediend.|bedient=De ober bedient alle tafels.
bedoelt=Ik snap niet wat je bedoelt.|bedoeld=Deze stoel is bedoeld voor kleuters.
begeleid=De renners worden door een motor begeleid.|begeleidt=Een gids begeleidt de groep.
behandeld=De zieke hond wordt goed behandeld.|behandelt=De dierenarts behandelt de poes.
beleefd=We hebben een groot avontuur beleefd.|beleeft=De held beleeft een spannend avontuur.
belooft=Hij belooft dat hij op tijd komt.|beloofd=Mama heeft ons een uitje beloofd.
beloond=Goed gedrag wordt hier beloond.|beloont=De trainer beloont zijn hond met een koekje.
bereid=Ik ben bereid om je te helpen.|bereidt=De kok bereidt een lekkere soep.|berijd=Op de manege berijd ik een bruine pony.|berijdt=De prins berijdt een wit paard.
bereiden=In de keuken bereiden de koks het eten.|berijden=De ruiters berijden hun snelste paarden.
beschadigd=Door de storm is het dak beschadigd.|beschadigt=De hagel beschadigt de planten.
bespaard=Met de fiets heb ik veel tijd bespaard.|bespaart=Een trui aantrekken bespaart energie.
besteed=Aan dit werkstuk heb ik veel tijd besteed.|besteedt=Zij besteedt haar zakgeld aan boeken.
bestelt=Mijn oom bestelt een kop soep.|besteld=We hebben nieuwe boeken besteld.
betaalt=Mijn tante betaalt de ijsjes.|betaald=De kaartjes zijn al betaald.
bevrijd=De vogel is uit het net bevrijd.|bevrijdt=De ridder bevrijdt de draak.
bewaart=Opa bewaart zijn knikkers in een blik.|bewaard=Ik heb alle tekeningen bewaard.
bewoond=Dat oude huis is nog steeds bewoond.|bewoont=De familie bewoont een boot.
bezorgt=De postbode bezorgt een pakje.|bezorgd=De pizza is vandaag snel bezorgd.
bid=In het verhaal zegt de monnik: ik bid in stilte.|bit=Het paard heeft een bit in zijn mond.|bidt=De monnik bidt in de stille kapel.
bied=Voor die knikker bied ik twee stickers.|biet=De rode biet kleurt de hele pan.|biedt=De boom biedt ons schaduw.
bind=Met een touw bind ik de ballon vast.|bindt=De schipper bindt de boot aan de kade.
bloed=Op mijn knie zit een druppel bloed.|bloedt=Mijn neus bloedt een beetje.
bod=Op de rommelmarkt doet oma een bod op de lamp.|bot=De hond begraaft een bot in de tuin.
bond=De bond van schakers houdt een toernooi.|bont=De kat heeft een vacht vol bont.
boord=De kapitein is aan boord van het schip.|boort=Papa boort een gat in de muur.
boot=De boot vaart onder de brug door.|bood=De buurvrouw bood ons een koekje aan.
boud=Dat was een boud antwoord van zo'n klein meisje.|bout=De monteur draait de bout vast.
brand=De brandweer blust de brand.|brandt=In de kamer brandt een kaars.
brei=Samen met opa brei ik een lange sjaal.|brij=De pap is een dikke brij geworden.
cake=Op tafel staat een cake met rozijnen.|keek=De uil keek met grote ogen naar ons.
dauw=Op het gras ligt dauw.|douw=Geef de deur een flinke douw.
duid=Op de kaart duid ik de beste route aan.|duit=Voor een duit kocht je vroeger een broodje.|duidt=Die donkere wolk duidt op regen.
eed=De ridder zweert een eed aan de koning.|eet=De geit eet van mijn mouw.
eik=Aan de oude eik hangt een schommel.|ijk=Ik ijk de weegschaal voordat we gaan bakken.
eiken=In het bos staan oude eiken.|ijken=De winkel laat de weegschaal ijken.
eis=De enige eis is dat je kunt zwemmen.|ijs=Op de vijver ligt dik ijs.
fee=De fee tovert een pompoen om.|vee=De boer brengt het vee naar de stal.
feit=Het is een feit dat de aarde rond is.|fijt=Door een splinter kreeg opa een fijt aan zijn duim.
fier=De haan loopt fier over het erf.|vier=Mijn zusje is vandaag vier jaar.
gauw=Kom gauw binnen, het regent!|gouw=De graaf reed door zijn gouw.
gebeurd=Wat is er met je fiets gebeurd?|gebeurt=Er gebeurt iets geks in de klas.
gelooft=Niemand gelooft dat ik een hert zag.|geloofd=Toen heeft zij mijn verhaal toch geloofd.
glijd=Op het ijs glijd ik steeds uit.|glijdt=De zeehond glijdt het water in.
graad=Het is vandaag een graad warmer dan gisteren.|graat=In mijn vis zit nog een graat.
groeten=De buren groeten ons altijd vriendelijk.|groetten=Vroeger groetten mensen met hun hoed.
haasten=Elke ochtend haasten we ons naar school.|haastten=Vanochtend haastten we ons naar de tram.
hard=De wind blaast hard tegen het raam.|hart=Op de kaart staat een rood hart.
hechten=Jonge aapjes hechten zich aan hun moeder.|hechtten=De stickers hechtten goed aan het glas.
hei=Op de hei bloeien paarse plantjes.|hij=Morgen komt hij bij ons spelen.
held=De brandweerman is een echte held.|helt=De toren helt een beetje over.
herhaalt=De papegaai herhaalt elk woord.|herhaald=De film wordt morgen herhaald.
herkent=De hond herkent mijn stem.|herkend=Door zijn pruik heb ik hem niet herkend.
hoed=De cowboy draagt een grote hoed.|hoedt=De herder hoedt zijn schapen.
hou=Ik hou van pannenkoeken.|houw=Met een houw van zijn bijl spleet de ridder het blok.
houd=Van dropijs houd ik het meest.|hout=De kachel brandt op droog hout.|houdt=Mijn neef houdt van voetbal.
hun=De kinderen zoeken hun laarzen.|hen=Deze kaart is van hen allemaal.
jou=Dit cadeau is voor jou.|jouw=Ligt jouw jas op de grond?
kauw=Op het dak zit een zwarte kauw.|kou=Buiten staan we te rillen van de kou.
kleed=Op de vloer ligt een rood kleed.|kleedt=Mijn broertje kleedt zich al zelf aan.
kosten=Twee ijsjes kosten vier euro.|kostten=De boeken kostten vorige week minder.
krab=Onder de steen zit een kleine krab.|krap=Mijn schoenen zitten te krap.
kruid=Oma doet een vers kruid in de soep.|kruit=Het oude kanon schoot met kruit.
laad=Elke avond laad ik mijn fietslampje op.|laat=Het is al laat en ik moet naar bed.|laadt=De man laadt de dozen in.
lab=In het lab onderzoekt ze een druppel.|lap=Met een oude lap poets ik mijn fiets.
lach=Met een brede lach pakt Ravi zijn prijs aan.|lag=Gisteren lag er sneeuw op het dak.
land=De boer werkt op het land.|landt=Het vliegtuig landt op tijd.
landen=Kijk, daar landen twee zwanen.|landden=Vorige zomer landden er drie luchtballonnen.
lei=Vroeger schreven kinderen op een lei.|lij=De zeilboot ligt in de lij van het eiland.
leid=Met een stok leid ik de ganzen naar het hok.|lijd=Ik lijd aan de hik als ik te snel eet.|lijdt=De plant lijdt onder de droogte.|leidt=Het pad leidt naar een kasteel.
leiden=Deze pijlen leiden ons naar de uitgang.|lijden=Veel dieren lijden onder de hitte.
leidend=De regels van het spel zijn voor ons leidend.|lijdend=In deze zin is de hond het lijdend voorwerp.
leider=De leider van de groep loopt voorop.|lijder=De lijder aan hooikoorts moest de hele dag niezen.
licht=Doe het licht aan, want ik zie niets.|ligt=De kat ligt op mijn bed.
lied=We zingen een vrolijk lied.|liet=De kat liet de muis ontsnappen.
lood=De vislijn zinkt door het lood.|loot=De meester loot wie er mag beginnen.
luid=De bel klinkt luid over het plein.|luit=De zanger speelt op een luit.|luidt=Het antwoord luidt nee.
maand=Volgende maand ben ik jarig.|maant=De klok maant ons om te gaan.
mail=Juf stuurt een mail naar alle ouders.|meel=Voor de pannenkoeken hebben we meel nodig.
mei=Onze school viert feest in mei.|mij=Wil je dat boek aan mij geven?
meid=Wat ben jij een stoere meid!|mijd=De grote plassen mijd ik met mijn nieuwe schoenen.|mijt=Een mijt is een heel klein beestje.
meiden=De meiden winnen de wedstrijd.|mijden=Fietsers mijden de drukke weg.
meld=Bij de balie meld ik me aan.|meldt=De piloot meldt dat we gaan landen.
melden=Bij gevaar melden we dat meteen.|meldden=Gisteren meldden drie kinderen zich ziek.
mild=De soep smaakt mild.|milt=De milt zit aan de linkerkant van je buik.
moed=Met veel moed springt Noor van de hoge plank.|moet=Je moet je handen wassen voor het eten.
mouw=Mijn mouw hangt in de verf.|mauw=De kat zegt mauw als ze honger heeft.
nauw=De gang in de grot is erg nauw.|nou=Kom nou, de film begint!
nog=Mag ik nog een pannenkoek?|noch=Ik heb zin in soep noch in salade.
nood=De schipper is in nood door de storm.|noot=De eekhoorn verstopt een noot.
ontmoete=De net ontmoete buren kwamen op bezoek.|ontmoette=In de trein ontmoette ik een oude vriend.
ontwikkeld=Er is een nieuw spel ontwikkeld.|ontwikkelt=De rups ontwikkelt zich tot vlinder.
paard=Het paard springt over de sloot.|paart=De kikker paart in de lente.
pad=Langs het pad bloeien gele bloemen.|pat=Bij schaken kan een potje eindigen in pat.
peil=Het peil van het water stijgt.|pijl=De ridder schiet een pijl weg.
peilen=De schippers peilen hoe diep het water is.|pijlen=In de koker zitten tien pijlen.
planten=In de lente planten we bloembollen.|plantten=Vorige herfst plantten we drie bomen.
pond=We kopen een pond kersen op de markt.|pont=Met de pont varen we naar de overkant.
praten=Tijdens het lezen praten wij niet.|praatten=Gisteren praatten oma en ik heel lang.
prei=In de soep zit prei uit de moestuin.|prij=In het oude verhaal noemt de heks de kraai een prij.
raad=Oma geeft mij goede raad.|raat=De bijen maken honing in de raat.|raadt=Niemand raadt wat er in de doos zit.
race=De race begint bij de rode streep.|rees=De ballon rees langzaam boven de bomen uit.
rad=Het rad van de molen draait langzaam.|rat=Er rent een rat door de schuur.
rauw=Een wortel kun je rauw eten.|rouw=Het land is in rouw om de oude koning.
red=Met een netje red ik de kikker.|redt=De badmeester redt een kind uit het water.
rei=In het toneelstuk zingt een rei van kinderen.|rij=We staan in de rij voor de kassa.
reiken=De takken reiken tot aan het raam.|rijken=In dit kasteel woonden vroeger de rijken.
rein=Na het bad is de hond weer rein.|Rijn=De lange boot vaart over de Rijn.
reis=Onze reis naar Spanje duurt twee dagen.|rijs=Van geluk rijs ik bijna op van de grond.
reizen=Wij reizen met de trein naar de bergen.|rijzen=In de warmte laat de bakker het deeg rijzen.
rijd=Op mijn step rijd ik naar school.|rijdt=De trein rijdt door een tunnel.
rijk=De koning was machtig en rijk.|reik=Met mijn arm reik ik naar de bovenste plank.
rijst=Bij de kip eten we rijst.|reist=Mijn oma reist graag met de trein.
rund=De boer geeft het rund wat hooi.|runt=Mijn tante runt een fietsenwinkel.
rusten=Na het rennen rusten we in het gras.|rustten=Vorige week rustten de reizigers bij een bron.
schild=De ridder draagt een schild.|schilt=Oma schilt een mandje appels.
schud=Voor het drinken schud ik het pak.|schudt=De natte hond schudt zich uit.
slab=De baby draagt een slab met beertjes.|slap=Zonder water hangt de plant slap.
snijd=Met een botte schaar snijd ik niet goed.|snijdt=De kok snijdt de paprika in reepjes.
starten=Straks starten de hardlopers bij de brug.|startten=Vanmorgen startten alle auto's moeilijk door de kou.
steak=Papa bakt een steak op de barbecue.|steek=De bij gaf mij een steek in mijn duim.
steil=Het pad naar de top is steil.|stijl=Deze muziek is niet mijn stijl.
tob=Over het cadeau tob ik al een week.|top=Op de top van de berg ligt sneeuw.
u=Wilt u een kopje thee, mevrouw?|uw=Meneer, hier is uw krant.
uitweiden=Laat opa niet te lang uitweiden over zijn postzegels.|uitwijden=De rok moet je bij de zoom uitwijden.
veld=Op het veld grazen tien ganzen.|velt=De houthakker velt een dikke boom.
verandert=In de herfst verandert de kleur van het blad.|veranderd=Ons klaslokaal is helemaal veranderd.
verbetert=De juf verbetert mijn zin.|verbeterd=Met oefenen is mijn duik echt verbeterd.
verbrand=Het brood is verbrand.|verbrandt=De kachel verbrandt het hout.
verbrande=De verbrande toast gooien we weg.|verbrandde=Vorige week verbrandde opa oude takken.
verdedigd=Het doel wordt goed verdedigd.|verdedigt=De ridder verdedigt zijn kasteel.
verdient=Met folders verdient mijn broer geld.|verdiend=Na die wandeling heb je een ijsje verdiend.
vergrote=Aan de muur hangt een vergrote foto.|vergrootte=Met een loep vergrootte ze de mier.
vergroten=Met de loep vergroten we de mier.|vergrootten=Twee jaar geleden vergrootten we de tuin.
verhuist=Mijn vriend verhuist naar een dorp.|verhuisd=Onze buren zijn gisteren verhuisd.
verklaard=De juf heeft het moeilijke woord verklaard.|verklaart=De rechter verklaart de regels.
verkleed=Voor het feest heb ik me als tijger verkleed.|verkleedt=Mijn broertje verkleedt zich als piraat.
vermijden=Wij vermijden de modder op het pad.|vermeiden=De kinderen vermeiden zich op het strand.
vernield=Het zandkasteel is door de golven vernield.|vernielt=De storm vernielt onze boomhut.
versiert=De klas versiert de gang.|versierd=De boom is met sterren versierd.
verspreid=De blaadjes liggen over het gras verspreid.|verspreidt=De wind verspreidt de zaadjes.
vertelt=Elke avond vertelt papa een verhaal.|verteld=Wie heeft jou dat geheim verteld?
verveeld=Zij heeft zich geen moment verveeld.|verveelt=Op een regendag verveelt hij zich soms.
vervolgd=Het verhaal wordt morgen vervolgd.|vervolgt=De wandelaar vervolgt zijn weg.
vervuild=Het water in de sloot is vervuild.|vervuilt=Afval vervuilt de zee.
verwachte=De verwachte regen bleef uit.|verwachtte=Niemand verwachtte zo veel sneeuw.
verwarmd=Het zwembad wordt door de zon verwarmd.|verwarmt=De zon verwarmt het terras.
verzamelt=Mijn nichtje verzamelt schelpen.|verzameld=Hoeveel stickers heb jij al verzameld?
verzorgd=De konijnen worden goed verzorgd.|verzorgt=De boer verzorgt zijn koeien.
vind=Vandaag vind ik vast de schat.|vindt=Mijn zus vindt wiskunde leuk.
vlei=Met lieve woordjes vlei ik mijn oma.|vlij=Ik vlij me neer in het zachte gras.
vleien=De vos wil de raaf vleien.|vlijen=De katten vlijen zich op het kussen.
voed=Elke ochtend voed ik de vissen.|voet=Er zit een blaar op mijn voet.|voedt=De regen voedt de planten.
wachten=Bij de halte wachten we op de bus.|wachtten=Gisteren wachtten we een uur op de trein.
wad=Bij eb lopen we over het wad.|wat=Weet jij wat dat voor dier is?|watt=Deze lamp is vijf watt.
wand=Aan de wand hangt een schilderij.|want=Neem een jas mee, want het is koud.
wed=Om een ijsje wed ik dat het lukt.|wet=Het parlement stemt over de nieuwe wet.
wei=De koeien grazen in de wei.|wij=Morgen gaan wij naar het zwembad.
weide=Op de weide lopen tien schapen.|wijde=De clown draagt een wijde broek.
weiden=Op de groene weiden grazen schapen.|wijden=De kapiteins wijden het schip in met een feest.
wijd=De vogel slaat zijn vleugels wijd uit.|wijt=De natte vloer wijt ik aan de hond.|wijdt=Deze krant wijdt een bladzijde aan onze school.
wild=De pony is nog een beetje wild.|wilt=Roep maar als je wilt stoppen.
wind=De wind blaast mijn hoed weg.|wint=Wie wint het potje dammen?
word=Later word ik brandweervrouw.|wordt=Het wordt morgen dertig graden.
wou=Ik wou dat ik kon vliegen.|wauw=Alle kinderen roepen wauw bij het vuurwerk.
zei=Juf zei dat we mochten beginnen.|zij=Straks gaat zij naar muziekles.
zeiden=Alle kinderen zeiden dag tegen de juf.|zijden=De prinses draagt een zijden jurk.
`;

/** Members with words that are only usual in one region. */
const REGION: Readonly<Record<string, 'nl' | 'be'>> = { pont: 'nl', douw: 'nl' };

/** Sentence and region of every member of the homophone table. */
export const HOMOFOON_ZINNEN: ReadonlyMap<string, { zin: string; regio: 'nl' | 'be' | 'both' }> = new Map(
  ZINNEN.trim()
    .split(/[|\n]/)
    .map((row) => {
      const [woord = '', zin = ''] = row.split('=');
      return [woord, { zin, regio: REGION[woord] ?? ('both' as const) }] as const;
    }),
);
