/** Photographs of what is practised: settings of a group, a subgroup and one pupil, and the word lists of the teacher. */
import type { Page } from '@playwright/test';
import type {
  OefeninstellingRecord,
  Oefeninstellingen,
} from '../../server/features/oefeninstellingen/oefeninstellingen.contract.ts';
import type { ManagedRoutes } from '../../server/features/somvensters/route-management.contract.ts';
import type { ScreenOf, Spot } from './screens-types.ts';
import type { Person } from './person.ts';
import type { Host, Stage } from './screens-stage.ts';

const OF_GROEP = /\/api\/admins\/[^/]+\/groepen\/[^/]+\/./;
const OF_LEERLING = /\/api\/admins\/[^/]+\/leerlingen\/[^/]+\/oefeninstellingen/;
const OF_LISTS = /\/api\/admins\/[^/]+\/woordlijsten/;
const groep = (screen: string) => `/{groepen}/{groep}/${screen}`;
const single = { gevuld: 'schooladmin', vraag: null } as const;
const SUBGROEP = 'Spellinggroep';
const LIST = {
  naam: 'Blok 4: ei of ij',
  woorden: ['trein', 'kapitein', 'zeilboot', 'vriendelijk', 'prijs', 'ijsbeer'],
};
const PASTED = '1. de waterfles\n2. fietsenhok, knutselkast\n• kapitein 🛒\nxqz\n42';
/** Settings and lists by host, made once. */
const made = new Map<Host, { standard: string; subgroep: string; list: string }>();

/** Lets the standard have a past: one change, and one back. */
async function giveHistory(stage: Stage, { adminId, token }: Person, standard: OefeninstellingRecord): Promise<void> {
  let { versie: version } = standard;
  for (const setting of [{ duurMin: 20, hints: false }, { duurMin: standard.instelling.duurMin }]) {
    const saved = await stage.vraag<OefeninstellingRecord>(`/admins/${adminId}/oefeninstellingen/${standard.id}`, {
      token,
      method: 'PATCH',
      body: { versie: version, instelling: setting },
    });
    version = saved.versie;
  }
}

/** A subgroup with a setting of its own, a pupil that differs, a setting nobody uses yet, and a list. */
async function prepare({ stage, host }: Spot): Promise<void> {
  if (made.has(host)) return;
  const who = stage.person(host, 'schooladmin');
  const { adminId, groepId, leerlingId, token } = who;
  const ofGroep = `/admins/${adminId}/groepen/${groepId}`;
  const { items: children } = await stage.vraag<{ items: { id: string }[] }>(`${ofGroep}/leerlingen`, { token });
  const { subgroepen } = await stage.vraag<{ subgroepen: { id: string; naam: string }[] }>(`${ofGroep}/subgroepen`, {
    token,
    body: { naam: SUBGROEP, leerlingIds: children.slice(2, 6).map(({ id }) => id) },
  });
  const { items } = await stage.vraag<Oefeninstellingen>(`${ofGroep}/oefeninstellingen`, { token });
  const standard = items.find((item) => item.isStandaard);
  if (standard === undefined) throw new Error('no standard setting');
  await giveHistory(stage, who, standard);
  const create = (name: string, subgroepId?: string): Promise<OefeninstellingRecord> =>
    stage.vraag(`${ofGroep}/oefeninstellingen`, {
      token,
      body: { naam: name, ...(subgroepId === undefined ? {} : { subgroepId }) },
    });
  const subgroep = await create('Kort en rustig', subgroepen.find(({ naam: name }) => name === SUBGROEP)?.id);
  await create('Voor na de vakantie');
  await stage.vraag(`/admins/${adminId}/leerlingen/${leerlingId}/oefeninstellingen`, {
    token,
    method: 'PUT',
    body: { versie: 0, velden: { duurMin: 10, rustigeStand: true, thuisUren: { van: '07:30', tot: '18:30' } } },
  });
  const { id: list } = await stage.vraag<{ id: string }>(`/admins/${adminId}/woordlijsten`, {
    token,
    body: {
      naam: LIST.naam,
      gedeeld: 'school',
      jaargroep: 5,
      woorden: LIST.woorden.map((spelling) => ({ spelling })),
    },
  });
  made.set(host, { standard: standard.id, subgroep: subgroep.id, list });
}
/** Hosts whose pupil has routes. */
const routed = new Set<Host>();
/** A route that is done, one that waits and one that runs: a demo pupil has none before its first map. */
async function prepareRoutes(spot: Spot): Promise<void> {
  await prepare(spot);
  const { stage, host } = spot;
  if (routed.has(host)) return;
  routed.add(host);
  const { adminId, leerlingId, token } = stage.person(host, 'schooladmin');
  const A = `/admins/${adminId}`;
  const give = async (title: string, doelIds: readonly string[]): Promise<string> => {
    const { ids } = await stage.vraag<{ ids: string[] }>(`${A}/somvensters`, {
      token,
      body: { leerlingIds: [leerlingId], titel: title, doelIds },
    });
    const [id] = ids;
    if (id === undefined) throw new Error('no route was set ready');
    return id;
  };
  const done = await give('Nog eens: ng en nk', ['ng']);
  const { items } = await stage.vraag<ManagedRoutes>(`${A}/leerlingen/${leerlingId}/somvensters`, { token });
  for (const { taakId } of items.find(({ id }) => id === done)?.stenen ?? [])
    await stage.vraag(`${A}/taken/${taakId}`, { token, method: 'PATCH', body: { status: 'overgeslagen' } });
  const waits = await give('Oefening na het dictee van blok 3', ['ei', 'au']);
  await stage.vraag(`${A}/somvensters/${waits}`, { token, method: 'PATCH', body: { status: 'bevroren' } });
  await give('Oefening: dubbele medeklinker', ['verdubbeling']);
}
const inPanel =
  (screen: string, which: 'standard' | 'subgroep' | 'list') =>
  ({ host, stage }: Spot): string => {
    const { adminId, groepId } = stage.person(host, 'schooladmin');
    return `/admins/${adminId}/${host === 'nl' ? 'groepen' : 'klassen'}/${groepId}/${screen}/${made.get(host)?.[which] ?? 'geen'}`;
  };
const press =
  (...names: readonly (RegExp | string)[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) await page.locator('main').getByRole('button', { name }).first().click();
  };
/** Chooses another value of a field, by hand. */
async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}
/** A colleague saved in between. */
async function collide(page: Page, { stage, host }: Spot): Promise<void> {
  const { adminId, token } = stage.person(host, 'schooladmin');
  const path = `/admins/${adminId}/oefeninstellingen/${made.get(host)?.standard ?? ''}`;
  await choose(page, 'Lengte van een route', '10 minuten');
  const { versie: version } = await stage.vraag<OefeninstellingRecord>(path, { token });
  await stage.vraag(path, {
    token,
    method: 'PATCH',
    body: { versie: version, instelling: { hints: version % 2 === 0 } },
  });
  await page.getByRole('button', { name: 'Bewaren', exact: true }).click();
  await page.getByRole('alert').first().scrollIntoViewIfNeeded();
}
async function paste(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /Naam van de lijst/ }).fill('Woorden van blok 5');
  await page.getByRole('textbox', { name: 'Plak je woorden' }).fill(PASTED);
  await page.getByRole('button', { name: 'Zet in de lijst' }).click();
  await page.getByRole('textbox', { name: 'Zin bij fietsenhok' }).waitFor();
}
/** Opens the menu of a group and one of its entries. */
const groepAction =
  (name: RegExp) =>
  async (page: Page): Promise<void> => {
    await page
      .getByRole('button', { name: /^Meer met/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name }).click();
  };

/** Every screen of it, one line each. */
export const OEFENING_SCREENS: readonly ScreenOf[] = [
  {
    naam: 'oefeninstellingen',
    pad: groep('oefeninstellingen'),
    gevuld: 'schooladmin',
    leeg: 'kaal',
    geenrecht: 'leerling',
    vraag: OF_GROEP,
    vooraf: prepare,
  },
  {
    naam: 'oefeninstelling-nieuw',
    pad: groep('oefeninstellingen'),
    ...single,
    vooraf: prepare,
    doe: press('Nieuwe instelling'),
  },
  {
    naam: 'oefeninstelling',
    pad: inPanel('oefeninstellingen', 'standard'),
    gevuld: 'schooladmin',
    vraag: /\/api\/admins\/[^/]+\/oefeninstellingen\//,
    vooraf: prepare,
  },
  {
    naam: 'oefeninstelling-botsing',
    pad: inPanel('oefeninstellingen', 'standard'),
    ...single,
    vooraf: prepare,
    doe: collide,
  },
  { naam: 'oefeninstelling-subgroep', pad: inPanel('oefeninstellingen', 'subgroep'), ...single, vooraf: prepare },
  {
    naam: 'oefeninstelling-doelen',
    pad: inPanel('oefeninstellingen', 'subgroep'),
    ...single,
    vooraf: prepare,
    doe: (page) => choose(page, 'Waar komt de oefenstof vandaan?', 'Leerdoelen die ik kies'),
  },
  {
    naam: 'oefeninstelling-leerling',
    pad: groep('leerlingen/{leerling}/oefeninstellingen'),
    gevuld: 'schooladmin',
    leeg: 'vertrek',
    geenrecht: 'leerling',
    vraag: OF_LEERLING,
    vooraf: prepare,
  },
  {
    naam: 'leerling-routes',
    pad: groep('leerlingen/{leerling}/oefeninstellingen'),
    gevuld: 'schooladmin',
    vraag: null,
    vooraf: prepareRoutes,
    doe: (page) => page.locator('.route-list').scrollIntoViewIfNeeded(),
    whole: true,
  },
  {
    naam: 'leerling-routes-einddag',
    pad: groep('leerlingen/{leerling}/oefeninstellingen'),
    ...single,
    vooraf: prepareRoutes,
    doe: press(/^Andere einddag/),
  },
  { naam: 'oefeninstellingen-praktijk', pad: groep('oefeninstellingen'), gevuld: 'praktijk', vraag: null },
  { naam: 'oefeninstellingen-ouder', pad: groep('oefeninstellingen'), gevuld: 'ouder', vraag: null },
  { naam: 'groep-niveau', pad: '/{groepen}', ...single, doe: groepAction(/^Niveau van/) },
  { naam: 'groep-subgroepen', pad: '/{groepen}', ...single, doe: groepAction(/^Subgroepen/) },
  {
    naam: 'woordlijsten',
    pad: groep('woordlijsten'),
    gevuld: 'schooladmin',
    leeg: 'kaal',
    geenrecht: 'leerling',
    vraag: OF_LISTS,
    vooraf: prepare,
  },
  { naam: 'woordlijst', pad: inPanel('woordlijsten', 'list'), gevuld: 'schooladmin', vraag: OF_LISTS, vooraf: prepare },
  { naam: 'woordlijst-nieuw', pad: groep('woordlijsten/nieuw'), ...single },
  { naam: 'woordlijst-plakken', pad: groep('woordlijsten/nieuw'), ...single, doe: paste },
  {
    naam: 'woordlijst-klaarzetten',
    pad: inPanel('woordlijsten', 'list'),
    ...single,
    vooraf: prepare,
    doe: press('Zet klaar'),
  },
  {
    naam: 'woordlijst-opname',
    pad: inPanel('woordlijsten', 'list'),
    ...single,
    vooraf: prepare,
    doe: press(/^Neem op/),
  },
];
