/** Past, past plural and participle of a verb that does not follow the weak rule; the first of each list is preferred. */
export type StrongForms = {
  vtEv: readonly string[];
  vtMv: readonly string[];
  vd: readonly string[];
  hulp: 'hebben' | 'zijn' | 'beide';
};

const HELP = { h: 'hebben', z: 'zijn', b: 'beide' } as const;

/** Infinitive, past singular, past plural, participle, auxiliary (h hebben, z zijn, b both). Source: own. */
const ROWS = `
bakken bakte bakten gebakken h
bannen bande banden gebannen h
barsten barstte barstten gebarsten z
bederven bedierf bedierven bedorven b
bedriegen bedroog bedrogen bedrogen h
beginnen begon begonnen begonnen z
beklijven beklijfde|bekleef beklijfden|bekleven beklijfd|bekleven h
belgen bolg bolgen gebolgen h
bergen borg borgen geborgen h
bersten borst|berstte borsten|berstten geborsten z
bevelen beval bevalen bevolen h
bewegen bewoog bewogen bewogen b
bezwijken bezweek bezweken bezweken z
bidden bad baden gebeden h
bieden bood boden geboden h
bijten beet beten gebeten h
binden bond bonden gebonden h
blazen blies bliezen geblazen h
blijken bleek bleken gebleken z
blijven bleef bleven gebleven z
blinken blonk blonken geblonken h
braden braadde braadden gebraden h
breken brak braken gebroken b
brengen bracht brachten gebracht h
brouwen brouwde brouwden gebrouwen h
buigen boog bogen gebogen b
delven dolf|delfde dolven|delfden gedolven h
denken dacht dachten gedacht h
dingen dong dongen gedongen h
dragen droeg droegen gedragen h
drijven dreef dreven gedreven b
dringen drong drongen gedrongen b
drinken dronk dronken gedronken h
druipen droop dropen gedropen b
duiken dook doken gedoken b
dunken docht|dunkte dochten|dunkten gedacht|gedunkt h
dwingen dwong dwongen gedwongen h
ervaren ervoer|ervaarde ervoeren|ervaarden ervaren h
eten at aten gegeten h
fluiten floot floten gefloten h
gelden gold golden gegolden h
gelijken geleek geleken geleken h
genezen genas genazen genezen b
genieten genoot genoten genoten h
geven gaf gaven gegeven h
gewagen gewaagde|gewoeg gewaagden|gewoegen gewaagd h
gieten goot goten gegoten h
glijden gleed gleden gegleden b
glimmen glom glommen geglommen h
gluipen gloop glopen geglopen h
graven groef groeven gegraven h
grijnen green grenen gegrenen h
grijpen greep grepen gegrepen h
hangen hing hingen gehangen h
heffen hief hieven geheven h
helpen hielp hielpen geholpen h
herscheppen herschiep herschiepen herschapen h
heten heette heetten geheten h
hijsen hees hesen gehesen h
houden hield hielden gehouden h
houwen hieuw hieuwen gehouwen h
jagen joeg|jaagde joegen|jaagden gejaagd h
kerven kerfde|korf kerfden|korven gekerfd|gekorven h
kiezen koos kozen gekozen h
kijken keek keken gekeken h
kijven keef keven gekeven h
klagen klaagde|kloeg klaagden|kloegen geklaagd h
klimmen klom klommen geklommen b
klinken klonk klonken geklonken h
kluiven kloof kloven gekloven h
knijpen kneep knepen geknepen h
komen kwam kwamen gekomen z
kopen kocht kochten gekocht h
krijgen kreeg kregen gekregen h
krijsen krijste|krees krijsten|kresen gekrijst|gekresen h
krijten kreet kreten gekreten h
krimpen kromp krompen gekrompen z
kruien kruide|krooi kruiden|krooien gekruid|gekrooien b
kruipen kroop kropen gekropen b
kwijten kweet kweten gekweten h
lachen lachte lachten gelachen h
laden laadde laadden geladen h
laten liet lieten gelaten h
lezen las lazen gelezen h
liegen loog logen gelogen h
liggen lag lagen gelegen h
lijden leed leden geleden h
lijken leek leken geleken h
lopen liep liepen gelopen b
luiken look loken geloken h
malen maalde maalden gemalen h
melken molk|melkte molken|melkten gemolken h
meten mat maten gemeten h
mijden meed meden gemeden h
nemen nam namen genomen h
nijgen neeg negen genegen h
nijpen neep nepen genepen h
ontginnen ontgon ontgonnen ontgonnen h
pijpen pijpte|peep pijpten|pepen gepijpt|gepepen h
plegen pleegde|placht pleegden|plachten gepleegd h
pluizen ploos|pluisde plozen|pluisden geplozen|gepluisd h
prijzen prees prezen geprezen h
raden raadde|ried raadden|rieden geraden h
rieken rook roken geroken h
rijden reed reden gereden b
rijgen reeg regen geregen h
rijten reet reten gereten b
rijven reef reven gereven h
rijzen rees rezen gerezen z
rinnen ron ronnen geronnen z
roepen riep riepen geroepen h
ruiken rook roken geroken h
scheiden scheidde scheidden gescheiden b
schelden schold scholden gescholden h
schenden schond schonden geschonden h
schenken schonk schonken geschonken h
scheppen schepte|schiep schepten|schiepen geschept|geschapen h
scheren schoor|scheerde schoren|scheerden geschoren|gescheerd h
schieten schoot schoten geschoten b
schijnen scheen schenen geschenen h
schijten scheet scheten gescheten h
schrijden schreed schreden geschreden b
schrijnen schrijnde|schreen schrijnden|schrenen geschrijnd|geschrenen h
schrijven schreef schreven geschreven h
schrikken schrok schrokken geschrokken z
schuilen schuilde|school schuilden|scholen geschuild|gescholen h
schuiven schoof schoven geschoven b
slapen sliep sliepen geslapen h
slijpen sleep slepen geslepen h
slijten sleet sleten gesleten b
slinken slonk slonken geslonken z
sluipen sloop slopen geslopen b
sluiten sloot sloten gesloten h
smelten smolt smolten gesmolten b
smijten smeet smeten gesmeten h
snijden sneed sneden gesneden h
snuiten snoot snoten gesnoten h
snuiven snoof snoven gesnoven h
spannen spande spanden gespannen h
spijten speet speten gespeten h
spinnen spon sponnen gesponnen h
splijten spleet spleten gespleten b
spouwen spouwde spouwden gespouwen h
spreken sprak spraken gesproken h
springen sprong sprongen gesprongen b
spruiten sproot sproten gesproten z
spugen spuugde|spoog spuugden|spogen gespuugd|gespogen h
spuiten spoot spoten gespoten h
spuwen spuwde|spoog spuwden|spogen gespuwd|gespogen h
steken stak staken gestoken b
stelen stal stalen gestolen h
sterven stierf stierven gestorven z
stijgen steeg stegen gestegen z
stijven steef|stijfde steven|stijfden gesteven|gestijfd h
stinken stonk stonken gestonken h
stoten stootte|stiet stootten|stieten gestoten b
strijden streed streden gestreden h
strijken streek streken gestreken b
stuiven stoof stoven gestoven b
tijgen toog togen getogen z
treden trad traden getreden z
treffen trof troffen getroffen h
trekken trok trokken getrokken b
vallen viel vielen gevallen z
vangen ving vingen gevangen h
varen voer voeren gevaren b
vechten vocht vochten gevochten h
verderven verdierf verdierven verdorven b
verdrieten verdroot verdroten verdroten h
verdwijnen verdween verdwenen verdwenen z
vergeten vergat vergaten vergeten b
verliezen verloor verloren verloren b
vermogen vermocht vermochten vermogen h
verraden verraadde|verried verraadden|verrieden verraden h
verschuilen verschool|verschuilde verscholen|verschuilden verscholen|verschuild h
verslinden verslond verslonden verslonden h
verzwelgen verzwolg verzwolgen verzwolgen h
verzwinden verzwond verzwonden verzwonden z
vijzen vees vezen gevezen h
vinden vond vonden gevonden h
vlechten vlocht vlochten gevlochten h
vlieden vlood vloden gevloden z
vliegen vloog vlogen gevlogen b
vouwen vouwde vouwden gevouwen h
vragen vroeg vroegen gevraagd h
vreten vrat vraten gevreten h
vriezen vroor vroren gevroren b
vrijen vrijde|vree vrijden|vreeën gevrijd|gevreeën h
waaien waaide|woei waaiden|woeien gewaaid b
wassen waste wasten gewassen h
wegen woog wogen gewogen h
werpen wierp wierpen geworpen h
werven wierf wierven geworven h
weven weefde weefden geweven h
wijken week weken geweken z
wijten weet weten geweten h
wijzen wees wezen gewezen h
winden wond wonden gewonden h
winnen won wonnen gewonnen h
wreken wreekte wreekten gewroken h
wrijven wreef wreven gewreven h
wringen wrong wrongen gewrongen h
zeggen zei|zegde zeiden|zegden gezegd h
zenden zond zonden gezonden h
zieden ziedde|zood ziedden|zoden gezoden b
zijgen zeeg zegen gezegen z
zijpen zeep zepen gezepen h
zingen zong zongen gezongen h
zinken zonk zonken gezonken z
zinnen zon zonnen gezonnen h
zitten zat zaten gezeten h
zoeken zocht zochten gezocht h
zouten zoutte zoutten gezouten h
zuigen zoog zogen gezogen h
zuipen zoop zopen gezopen h
zwelgen zwolg zwolgen gezwolgen h
zwellen zwol zwollen gezwollen z
zwemmen zwom zwommen gezwommen b
zweren zwoer|zwoor zwoeren|zworen gezworen h
zwerven zwierf zwierven gezworven b
zwijgen zweeg zwegen gezwegen h
`;

/** Strong and mixed verbs by infinitive, without prefixes where the prefixed verb follows its base. */
export const STRONG: ReadonlyMap<string, StrongForms> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [lemma = '', vtEv = '', vtMv = '', vd = '', help = 'h'] = row.split(' ');
      const code = help === 'z' || help === 'b' ? help : 'h';
      return [lemma, { vtEv: vtEv.split('|'), vtMv: vtMv.split('|'), vd: vd.split('|'), hulp: HELP[code] }] as const;
    }),
);

/** Prefixed verbs that are weak although their base is strong. Source: own. */
export const STILL_WEAK: ReadonlySet<string> = new Set([
  'verschrikken',
  'verplegen',
  'verstijven',
  'opstijven',
  'afprijzen',
  'afschrikken',
]);
