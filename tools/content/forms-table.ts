/** Nouns the authors give no plural, because a child hardly ever needs it. Source: own. */
export const WITHOUT_MEERVOUD: ReadonlySet<string> = new Set(
  (
    'tandpasta politie melk mist drop inkt donker stank sneeuw hooi groei bloei weer schuim werk stroop turf verf water regen boter ' +
    'modder thee puree fruit sla ijs lijm krijt ijzer slijm kauwgom hout zout dauw augustus december juni geluk gebak eb chaos suiker ' +
    'benzine cola cement informatie heide siroop zand vocht maïs rijk dessert lach schrik prik begin plons ' +
    'maneschijn zonneschijn rijstepap erwtensoep tomatensoep groentesoep geitenkaas druivensap schapenwol bijenwas woordenschat ' +
    'mensenkennis kippenvel flessenpost verenigingsleven aanpassingsvermogen groepswerk meisjesvoetbal badminton bowling lunch ' +
    'sandwich tablet vacuüm elektriciteit sportiviteit intensiteit symboliek dynamiek diversiteit flexibiliteit elasticiteit ' +
    'complexiteit exclusiviteit subjectiviteit educatie immigratie irrigatie evolutie communicatie documentatie concentratie ' +
    'nauwkeurigheid zelfstandigheid deskundigheid cellofaan camouflage vegetatie isolatie expansie exploratie timing oriëntatie ' +
    'coördinatie etiquette majeur mineur polyester orthografie totaal commentaar slakkengang ' +
    'zeewier zeewater zeelucht maanlicht vertrouwen vlees pracht eer hulp kalk zicht schaak troost vorst spijt koffie midden zang ' +
    'gevoel vuurwerk snoep macht klei dooi morgen kou mei gelei export thermiek brij lood ivoor regie script ' +
    'kachelhout schaterlach vrijwilligerswerk chocolademelk citroensap cadeaupapier Afrika Amerika Brugge Brussel China Europa Gent India Londen Maas Nederland ' +
    'Nederlands Noordzee Rijn Spaans Suriname Vlaanderen Zweden Engels Frans'
  ).split(' '),
);

/** Nouns the authors give no diminutive. Source: own. */
export const WITHOUT_DIMINUTIVE: ReadonlySet<string> = new Set(
  (
    'tandpasta meisje honger melk donker dank stank mist nieuws weer groei bloei sneeuw hooi augustus december juni politie cement ' +
    'benzine chaos verkeer applaus pech geluk eb suiker modder informatie conditie rijst slijm inkt schuim gezondheid vrijheid ' +
    'boosheid waarheid ijzer goud zout heide slip racen race speelgoed regen cowboy camping centrum generatie angst kauwgom procent ' +
    'huiswerk brandweer siroop dauw kunst traditie organisatie prestatie positie ree entree puree ' +
    'maneschijn zonneschijn rijstepap schapenwol bijenwas woordenschat mensenkennis kippenvel flessenpost verenigingsleven ' +
    'groepswerk cellofaan slakkengang sterrenhemel zonnestelsel leeuwendeel jeep tablet openingstijd verkiezingsdag ' +
    'zeewier zeewater zeelucht maanlicht vlees zorg morgen vuurwerk zebrapad salade gym niche wetenschap blijdschap gezelschap ' +
    'kachelhout chocolademelk opleidingscentrum kampioenschap Brugge Frans Noordzee Koningsdag Moederdag Vaderdag Dierendag'
  ).split(' '),
);

/** Forms the dictionary lacks although they are right. Source: own. */
export const STILL_CORRECT: ReadonlySet<string> = new Set(
  'planeten steuren kappers octopussen familietje iglootje limonadetje gorillaatje lynxen lynxje'.split(' '),
);
