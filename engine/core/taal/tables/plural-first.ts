/** Infinitives that are a plural first of all, as feesten and kleuren: only their past and their participles are a verb (feestend, gekleurd). Source: own. */
export const PLURAL_FIRST = (
  'apen azen baken balken ballen bazuinen bedragen belangen beroepen bescheuren betten beurzen blokken ' +
  'boeten bokken bollen bolwerken borduren borgen botten braden braken brandmerken broeien broeken bruinen ' +
  'bulken butsen buurten dammen dampen delven diepen dieven dijen dingen doeken doelen dokken dollen ' +
  'doppen dotten dreggen drillen drommen druilen druppen dubbelen duimen enten etsen feesten fikken ' +
  'flensen flessen fleuren flikken flossen focussen fokken fuiken gasten gebieden geiten gekken gidsen ' +
  'gisten golven gommen graden grenzen groepen groeven grollen gronden gruizen gummen haaien hagelen ' +
  'handballen handwerken harken harpen harsen heksen hengsten herbergen hoezen hokken honken huizen ijzen ' +
  'jassen jonassen kaatsen kaften kalken kampen kanen kanten karren katten kelen kelken keten kieken ' +
  'kiemen kieren kisten kitten klakken klampen klauwen kleien klitten kloeken klokken klossen kluizen ' +
  'knechten knollen knoppen knotten koersen kooien koppen korven kozen kramen krammen kransen kreten ' +
  'kreuken krieken krielen kringen kroezen kronen kroppen kruiden krukken kuilen kuipen kunsten lakken ' +
  'lammeren lasten latten lebben leien lichten lijnen lijsten linten lonen loodsen luchten luiken luizen ' +
  'matten meren mesten middelen mieren mijnen misdrijven misstappen misten mollen monden monitoren motten ' +
  'munten mutsen nekken nesten netten nieten noden nokken nutten ogen oorlogen oormerken pachten palen ' +
  'palmen paren pedalen peilen pekelen pennen penselen peren persen peuren pieren pijpen pinken planken ' +
  'platen platten plooien plotten pluimen pluizen plussen poken pollen ponsen ponten potten prakken ' +
  'prangen preken prenten priemen proppen pruimen punten putten rammen randen raspen rechten reden reeksen ' +
  'remmen riemen ringen roesten romen rossen rozen ruggen ruiten sauzen schaduwen schalen schansen scharen ' +
  'scherven schimmen schokken scholen schoren schorsen schorten schouwen schrammen schrijnen schuimen ' +
  'schurken seinen simmen slaven slieren sluizen smetten smoezen smoren snippen sommen spaden sparren ' +
  'speechen spekken spelden spijzen spillen spitsen spoeden sponzen spouwen sprieten spruiten staarten ' +
  'stallen stammen stangen staven stekken stelten stemmen stenen stiften stijlen stippen stoelen stoffen ' +
  'stoven strepen stroken stropen stroppen stuipen stuiten stulpen taken takken talen tappen telen tempen ' +
  'toeren tolken tomen tongen tonnen touwen troeven tronen tuinen tuiten tutten uilen valken vellen venten ' +
  'verhalen verkleuren verloven vermogen vernissen vesten vetten vinken vlakken vlammen vlekken vleugelen ' +
  'vlijen vloeren vlotten voegen voetballen vuren wagen wallen walmen wanen wanten wateren watten wezen ' +
  'wieken wielen winteren witten wokken wraken wurmen zepen zeven zogen zolen zomen zuren zwammen zwermen ' +
  'zwijmen zwijnen zwingen'
).split(' ');
