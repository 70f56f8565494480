/** The demo schools: every name is invented. */
export interface DemoAdult {
  role: string;
  /** Left out of the printed table. */ stil?: boolean;
  voornaam: string;
  voorvoegsel?: string;
  achternaam: string;
  /** Index of the groups somebody teaches. */ groepen?: readonly number[];
}
export interface DemoGroep {
  naam: string;
  jaargroepen: readonly number[];
  aantal: number;
  gearchiveerd?: boolean;
  /** Fixed pupils, before the drawn ones. */ vast?: readonly DemoLeerling[];
}
export interface DemoLeerling {
  roepnaam: string;
  voorvoegsel?: string;
  achternaam: string;
}
export interface DemoAdmin {
  soort: 'school' | 'rt' | 'thuis' | 'demo' | 'kantoor';
  naam: string;
  land: 'NL' | 'BE';
  plaats: string;
  code: string;
  domein: string;
  brin?: string;
  instellingsnummer?: string;
  licentieStatus: string;
  /** Days from today to the end of the licence. */ licentieDays?: number;
  features?: readonly string[];
  /** Seats; absent = no licence is needed. */
  plaatsen?: number;
  adults: readonly DemoAdult[];
  groepen: readonly DemoGroep[];
  /** Pupils without a group, and pupils in the bin with the days they lie there. */
  zonderGroep?: readonly DemoLeerling[];
  prullenbak?: readonly (DemoLeerling & { dagen: number })[];
}

export const DEMO_ADMINS: readonly DemoAdmin[] = [
  {
    soort: 'school',
    naam: 'Basisschool De Vuurtoren',
    land: 'NL',
    plaats: 'Zandmeer',
    code: 'VUUR2026',
    domein: 'devuurtoren.voorbeeld',
    brin: '99ZZ',
    licentieStatus: 'actief',
    licentieDays: 250,
    plaatsen: 150,
    features: ['featureZorgtraject', 'testschool'],
    adults: [
      { role: 'schooladmin', voornaam: 'Marit', achternaam: 'Oosterling' },
      { role: 'docent', voornaam: 'Joris', achternaam: 'Hemelaer', groepen: [0] },
      { role: 'docent', voornaam: 'Samira', achternaam: 'Taleb', groepen: [1] },
      { role: 'docent', stil: true, voornaam: 'Léon', achternaam: "d'Haene", groepen: [2] },
      { role: 'docent', voornaam: 'Wietske', voorvoegsel: 'van der', achternaam: 'Plas', groepen: [3] },
    ],
    groepen: [
      {
        naam: '3 Vissen',
        jaargroepen: [3],
        aantal: 22,
        vast: [{ roepnaam: 'Zoë', voorvoegsel: "van 't", achternaam: 'Veld' }],
      },
      {
        naam: '4/5 Meeuwen',
        jaargroepen: [4, 5],
        aantal: 24,
        vast: [
          { roepnaam: 'Öykü', achternaam: 'Demirel' },
          { roepnaam: "D'Amie", achternaam: 'Sloot' },
        ],
      },
      {
        naam: '6 Kompas',
        jaargroepen: [6],
        aantal: 21,
        vast: [{ roepnaam: 'Jean-Noa', voorvoegsel: 'ter', achternaam: 'Horst' }],
      },
      { naam: '7/8 Zeilers', jaargroepen: [7, 8], aantal: 25, vast: [{ roepnaam: 'Ster 7', achternaam: '' }] },
      { naam: '8 Albatros', jaargroepen: [8], aantal: 0, gearchiveerd: true },
    ],
    zonderGroep: [
      { roepnaam: 'Mila', achternaam: 'Vonk' },
      { roepnaam: 'Idriss', achternaam: 'Benali' },
      { roepnaam: 'Pim', voorvoegsel: 'de', achternaam: 'Lange' },
    ],
    prullenbak: [
      { roepnaam: 'Juno', achternaam: 'Kramer', dagen: 3 },
      { roepnaam: 'Bas', achternaam: 'Wiersma', dagen: 88 },
    ],
  },
  {
    soort: 'school',
    naam: 'Vrije Basisschool De Regenboogbrug',
    land: 'BE',
    plaats: 'Lindergem',
    code: 'REGENB26',
    domein: 'regenboogbrug.voorbeeld',
    instellingsnummer: '999999',
    licentieStatus: 'proef',
    licentieDays: 18,
    plaatsen: 60,
    features: ['featureZorgtraject', 'testschool'],
    adults: [
      { role: 'schooladmin', stil: true, voornaam: 'Hilde', achternaam: 'Vercammen' },
      { role: 'docent', voornaam: 'Fien', achternaam: 'Claeskens', groepen: [0, 1, 2] },
    ],
    groepen: [
      { naam: '1A', jaargroepen: [3], aantal: 18 },
      { naam: '3B', jaargroepen: [5], aantal: 20 },
      { naam: '5/6 graadsklas', jaargroepen: [7, 8], aantal: 22 },
    ],
  },
  {
    soort: 'rt',
    naam: 'RT-praktijk Woordwijs-West',
    land: 'NL',
    plaats: 'Zandmeer',
    code: 'WOORDWST',
    domein: 'woordwijswest.voorbeeld',
    licentieStatus: 'actief',
    licentieDays: 120,
    plaatsen: 10,
    adults: [{ role: 'rtadmin', voornaam: 'Ilse', achternaam: 'Brandsma' }],
    groepen: [{ naam: 'Praktijk', jaargroepen: [4, 5, 6, 7], aantal: 7 }],
  },
  {
    soort: 'thuis',
    naam: 'Familie Postma-El Idrissi',
    land: 'NL',
    plaats: 'Zandmeer',
    code: 'THUISPEI',
    domein: 'postma.voorbeeld',
    licentieStatus: 'actief',
    licentieDays: 200,
    plaatsen: 4,
    adults: [{ role: 'thuisadmin', voornaam: 'Nadia', achternaam: 'Postma-El Idrissi' }],
    groepen: [
      {
        naam: 'Thuis',
        jaargroepen: [3, 6],
        aantal: 2,
        vast: [
          { roepnaam: 'Yassin', achternaam: 'Postma-El Idrissi' },
          { roepnaam: 'Fenna', achternaam: 'Postma-El Idrissi' },
        ],
      },
    ],
  },
  {
    soort: 'demo',
    naam: 'Demo Taaltocht',
    land: 'NL',
    plaats: '',
    code: 'DEMO2026',
    domein: 'demo.voorbeeld',
    licentieStatus: 'actief',
    adults: [],
    groepen: [{ naam: 'Demo', jaargroepen: [5], aantal: 1, vast: [{ roepnaam: 'Robin', achternaam: '' }] }],
  },
  {
    soort: 'kantoor',
    naam: 'Kantoor Taaltocht',
    land: 'NL',
    plaats: '',
    code: 'KANTOOR1',
    domein: 'kantoor.voorbeeld',
    licentieStatus: 'actief',
    adults: [
      { role: 'superadmin', voornaam: 'Noor', achternaam: 'Admiraal' },
      { role: 'office', voornaam: 'Bas', achternaam: 'Kwekkeboom' },
    ],
    groepen: [],
  },
];

const woorden = (text: string): readonly string[] => text.trim().split(/\s+/);

/** First names for drawn pupils, as they are heard in Dutch and Flemish classes. */
export const ROEPNAMEN = woorden(`
  Noor Sem Yara Daan Lotte Amin Sofie Luuk Fatima Bram Evi Milan Julie Adam Saar Finn Nora Levi Hanna Ruben Aya Thijs Roos Ilyas Fleur Jesse Lina Gijs Maud Omar
  Isa Koen Femke Rayan Tess Stijn Imane Joep Elin Mats Safiya Tijn Jade Bilal Veerle Rik Amira Lars Nina Otis Liv Emre Puck Jorn Selma Hugo Myrthe Zakaria Ella Siem
  Chloé André Noëlle Renée Inès Björn Maëlle Loïc Eline Wout Jutta Senne Amber Kobe Lore Jarne Nore Lander Hanne Rune Marthe Ferre Louise Tuur Elke Mauro Anouk Seppe
  Kato Warre Silke Yoeri Merel Tobias Doris Rafaël Bente Casper Sanne Joeri Wies Kaan Mirte Floor Teun Esma Job Naomi Sverre Romy Abel Linde Youssef Hilke`);

/** Family names; some with a prefix. */
export const ACHTERNAMEN: readonly { voorvoegsel?: string; achternaam: string }[] = [
  ...woorden(`Bakker Visser Jansma Yilmaz Haddad Mulder Smit Bos Dekker Brouwer Peeters Claes Willems Maes Wouters Goossens Aydin Öztürk Kaya Bouzid Chaoui Kuipers Veenstra Hoekstra
    Dijkstra Zijlstra Postma Molenaar Scholten Kok Verhoeven Lambrecht Devos Declercq Vandenberghe Nijs Segers Baptiste Pinas Kowalska Novák Nguyen Okafor Sánchez Schipper Timmer Roelofs Groot`).map(
    (achternaam) => ({ achternaam }),
  ),
  { voorvoegsel: 'de', achternaam: 'Vries' },
  { voorvoegsel: 'van', achternaam: 'Dam' },
  { voorvoegsel: 'van de', achternaam: 'Velde' },
  { voorvoegsel: "in 't", achternaam: 'Veen' },
  { voorvoegsel: 'den', achternaam: 'Ouden' },
  { voorvoegsel: 'van der', achternaam: 'Meulen' },
  { achternaam: "d'Hondt" },
  { achternaam: 'Janssens-Özkan' },
];
