/** Hand-labelled misspellings: label, then `target>answer`; a label with `|` accepts either. Own examples. */
export const GOUD = `
ei: trein>trijn geit>gijt plein>plijn klein>klijn zeil>zijl reis>rijs paleis>palijs weide>wijde seizoen>sijzoen meisje>mijsje eiland>ijland keizer>kijzer steiger>stijger dweil>dwijl sprei>sprij karwei>karwij terrein>terrijn fontein>fontijn kapitein>kapitijn gordijn>gordein@ij
ij: krijt>kreit vijver>veiver tijger>teiger konijn>konein schrijven>schreiven dijk>deik pijn>pein lijm>leim bijl>beil wijn>wein rijk>reik fijn>fein vijf>veif spijker>speiker partij>partei olijf>oleif azijn>azein wijzer>weizer slijm>sleim grijs>greis
au: blauw>blouw pauw>pouw saus>sous augustus>ougustus rauw>rouw kabeljauw>kabeljouw pauze>pouze applaus>applous augurk>ougurk klauw>klouw
ou: vrouw>vrauw goud>gaud koud>kaud zout>zaut touw>tauw schouder>schauder kabouter>kabauter bouwen>bauwen trouwen>trauwen mouw>mauw woud>waud fout>faut
eind-d: hond>hont paard>paart brood>broot tand>tant strand>strant hemd>hemt avond>avont draad>draat grond>gront mand>mant hoed>hoet wind>wint baard>baart zwaard>zwaart bord>bort vriend>vrient eiland>eilant rand>rant woord>woort honderd>hondert
eind-t: plant>pland krant>krand fluit>fluid boot>bood olifant>olifand staart>staard kaart>kaard taart>taard poort>poord tent>tend beschuit>beschuid tomaat>tomaad piloot>pilood tapijt>tapijd kasteelpoort>kasteelpoord
eind-b: krab>krap web>wep slab>slap schub>schup rib>rip club>clup
ch-g: lachen>laggen kachel>kaggel lichaam>liggaam juichen>juigen pech>peg echo>eggo richel>riggel goochelen>googelen kuch>kug bochel>boggel
cht: nacht>nagt licht>ligt bocht>bogt zacht>zagt vlucht>vlugt dochter>dogter achter>agter knecht>knegt bericht>berigt slecht>slegt tocht>togt gracht>gragt
verdubbeling: bakker>baker appel>apel ketting>keting zussen>zusen ladder>lader kikker>kiker emmer>emer rokken>roken wekker>weker zonnig>zonig petten>peten sokken>soken vlaggen>vlagen ballon>balon kapper>kaper hutten>huten knikker>kniker koffer>kofer trommel>tromel
verenkeling: bomen>boomen water>waater jaren>jaaren namen>naamen tomaat>toomaat muren>muuren spelen>speelen molen>moolen regen>reegen zomer>zoomer kamer>kaamer vogel>voogel haven>haaven neven>neeven lopen>loopen bomen>bommen molen>mollen zomer>zommer regen>reggen zebra>zeebra
v-f-begin: vogel>fogel vuur>fuur vinger>finger vlinder>flinder vriend>friend fiets>viets vlieger>flieger vork>fork fruit>vruit feest>veest film>vilm foto>voto vlees>flees vrolijk>frolijk vader>fader
z-s-begin: zomer>somer zolder>solder zwaan>swaan zand>sand zeep>seep soep>zoep zusje>susje suiker>zuiker zeven>seven zadel>sadel zebra>sebra sok>zok
sch: school>sgool schaap>sgaap schoen>sgoen schat>sgat schrift>sgrift schrik>srik schildpad>sgildpad schommel>sommel schaduw>sgaduw schuur>sguur
ng: ring>rink koning>konink slang>slank jongen>jonngen vinger>vinnger honger>honnger tong>ton gang>gank
nk: bank>bangk plank>plangk drinken>dringken winkel>wingkel donker>dongker anker>angker inkt>ingkt links>lingks
eer-oor-eur: beer>bir deur>dur oor>or meer>mir kleur>klur spoor>spor geur>gur weer>wir hoor>hor peer>pir scheur>schur voor>vor
aai-ooi-oei: mooi>mooj kraai>kraaj haai>haaj boei>boej groei>groej saai>saaj kooi>kooj draai>draaj fraai>frai gooi>goi
eeuw-ieuw-uw: leeuw>leew nieuw>niew sneeuw>sneew meeuw>meew kieuw>kiew duw>du ruw>ru schreeuw>schreew geeuw>geew zwaluw>zwalu
kleefletter: melk>melluk wolk>wolluk arm>arrum worm>worrum berg>berreg kalf>kallef dorp>dorrup help>hellup kerk>kerruk storm>storrem
stomme-e: tafel>taful vader>vadur appel>appul water>watur bezem>bezum zolder>zoldur lepel>lepul moeder>moedur winter>wintur kamer>kamur vogel>vogul engel>engul lopen>lope tekenen>tekene
voorvoegsel: begin>bugin geluk>guluk verhaal>vurhaal verdriet>vurdriet bezoek>buzoek gevaar>guvaar gezin>guzin verkeer>vurkeer besluit>busluit gebak>gubak
ee-eind: zee>ze twee>twe idee>ide thee>the slee>sle snee>sne fee>fe mee>me
samenstelling: handdoek>handoek voetbal>voet~bal zakdoek>zakoek badkamer>bad~kamer fietsbel>fiets~bel strandbal>strand~bal huisdeur>huis~deur sneeuwpop>sneeuw~pop regenjas>regen~jas schoolplein>school~plein
f-v|mv-en: brieven>briefen wolven>wolfen dieven>diefen duiven>duifen golven>golfen druiven>druifen slaven>slafen
s-z|mv-en: huizen>huisen muizen>muisen neuzen>neusen kazen>kasen rozen>rosen vazen>vasen laarzen>laarsen prijzen>prijsen ganzen>gansen glazen>glasen
verkl-je: hondje>hontje stoeltje>stoelje boompje>boomje raampje>raamje bordje>bortje paardje>paartje kaartje>kaarje bloempje>bloemje deurtje>deurje
verkl-etje|verdubbeling: balletje>baletje kommetje>kometje sterretje>steretje mannetje>manetje belletje>beletje kannetje>kanetje torretje>toretje
ig: jarig>jarug zonnig>zonnug handig>handug lastig>lastug rustig>rustug aardig>aardeg nodig>nodug grappig>grappeg machtig>machtug veilig>veileg
lijk: eerlijk>eerluk moeilijk>moeiluk lelijk>lelik vrolijk>vroluk heerlijk>heerlik vriendelijk>vriendeluk gevaarlijk>gevaarlek eindelijk>eindelik duidelijk>duidelek mogelijk>mogeluk eigenlijk>eigelijk onmiddellijk>onmiddelijk
ing: waarheid>waarheit rekening>rekenink eenheid>eenheit tekening>tekenin vrijheid>vrijhijd vriendschap>vriendsgap mening>menink gezondheid>gezondheit
kilo: kilo>kielo liter>lieter piloot>pieloot figuur>fieguur minuut>mienuut kritiek>krietiek citroen>cietroen titel>tietel familie>famielie benzine>benziene gitaar>gietaar diploma>dieploma
c-s: cent>sent circus>sirkus@c-s,c-k cijfer>sijfer citroen>sitroen precies>presies december>desember centrum>sentrum cement>sement officier>offisier procent>prosent
c-k: cola>kola camera>kamera cactus>kactus contact>kontact acteur>akteur clown>klown insect>insekt camping>kamping college>kollege direct>direkt
tie: politie>polisie vakantie>vakansie actie>aksie@c-k,tie natie>natsie operatie>operasie emotie>emosie traditie>traditsie portie>porsie informatie>informasie
isch: tropisch>tropies praktisch>praktis logisch>logies medisch>medies komisch>komies magisch>magis technisch>technies
x: taxi>taksi examen>eksamen extra>ekstra mixer>mikser export>eksport textiel>tekstiel boxer>bokser
ch-sj: chef>sjef machine>masjine chips>sjips brochure>brosjure champignon>sjampignon
th: thee>tee theater>teater thema>tema methode>metode thermometer>termometer theorie>teorie marathon>maraton
e-accent: café>cafe logé>loge comité>comite coupé>coupe saté>sate paté>pate
eau: cadeau>cado bureau>buro niveau>nivo plateau>plato tableau>tablo
y: baby>babie hobby>hobbie pony>ponie symbool>simbool systeem>sisteem jury>jurie lolly>lollie gymnastiek>gimnastiek
mv-apos: auto's>autos foto's>fotos oma's>omas piano's>pianos ski's>skis taxi's>taxis menu's>menus
mv-trema|trema: zeeën>zeeen ideeën>ideeen knieën>knieen bacteriën>bacterien feeën>feeen
trema: reünie>reunie egoïst>egoist ruïne>ruine poëzie>poezie beïnvloeden>beinvloeden patiënt>patient
koppelteken: zee-eend>zeeeend auto-ongeluk>autoongeluk tv-gids>tvgids ex-vriend>exvriend
hoofdletter: Nederland>nederland Amsterdam>amsterdam Frans>frans Europa>europa maandag>Maandag boek>Boek
komma-s: zo'n>zon m'n>mn z'n>zn
ww-tt-dt: wordt>word vindt>vind rijdt>rijd houdt>houd landt>land brandt>brand antwoordt>antwoord leidt>leid
ww-tt-t: loopt>loop werkt>werk speelt>speeld leeft>leeftt@klank,toets,ww-tt-t,f-v danst>dans fietst>fiets kijkt>kijkd
ww-vt-te: werkte>werkde fietste>fietsde stopte>stopde hoopte>hoopde maakte>maakde kookte>kookde
ww-vt-de: speelde>speelte hoorde>hoorte woonde>woonte belde>belte rende>rente draaide>draaite
ww-vt-tt-dd: wachtte>wachte praatte>praate landde>lande redde>rede startte>starte antwoordde>antwoorde
ww-vd|ww-vd-pv: gespeeld>gespeelt gewerkt>gewerkd gebeld>gebelt gehoord>gehoort gemaakt>gemaakd verhuisd>verhuist betaald>betaalt
klank|kz-mkm|kz-mmkm|kz-mkmm|kz-mmkmm: kat>kaat spin>sin trap>tap wolf>wof stoel>soel glas>gas fiets>fies maan>man kip>kiep bus>boes straat>staat krant>kant lamp>lap kast>kat strik>stik dienst>diens
toets: kip>kio boek>boel maan>maam@klank,toets,kz-mkm hand>hanf zebra>zevra@toets,klank lamp>lsmp fles>fkes klok>klik@toets,klank,kz-mmkm
anders: school>pannenkoek trein>xxxx hond>vliegtuig boek>hgfdsa stoel>ja kamer>blauwe
`;
