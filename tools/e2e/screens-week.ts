/** Photographs of the plan of weeks: the sheet of the teacher with a term in it. */
import type { WeekPlan } from '../../server/features/week-plans/week-plans.contract.ts';
import type { ScreenOf, Spot } from './screens-types.ts';
import type { Host } from './screens-stage.ts';

const CALLS = /\/api\/admins\/[^/]+\/groepen\/[^/]+\/weekplan/;
const LISTS = [
  ['Blok 3 week 1', ['trein', 'kapitein', 'geheim', 'plein', 'klein']],
  ['Blok 3 week 2', ['fietsenhok', 'speeltuin', 'zebrapad', 'waterfles']],
  ['Blok 3 week 3', ['bang', 'denken', 'drinken', 'vinger', 'jongen']],
] as const;
const planned = new Set<Host>();

/** A term: lists, goals and a holiday, made once a host by the head of the school. */
async function prepare({ stage, host }: Spot): Promise<void> {
  if (planned.has(host)) return;
  planned.add(host);
  const { token, adminId, groepId } = stage.person(host, 'schooladmin');
  const path = `/admins/${adminId}/groepen/${groepId}/weekplan`;
  const { nu, versie: version } = await stage.vraag<WeekPlan>(path, { token });
  const week = (nr: number): string =>
    new Date(Date.parse(`${nu}T00:00:00Z`) + nr * 7 * 86_400_000).toISOString().slice(0, 10);
  const lists: string[] = [];
  for (const [name, woorden] of LISTS) {
    const body = { naam: name, gedeeld: 'school', woorden: woorden.map((spelling) => ({ spelling })) };
    lists.push((await stage.vraag<{ id: string }>(`/admins/${adminId}/woordlijsten`, { token, body })).id);
  }
  await stage.vraag(path, {
    token,
    method: 'PUT',
    body: {
      versie: version,
      weeks: [
        ...lists.map((woordlijstId, nr) => ({ week: week(nr), titel: '', free: false, woordlijstId, doelIds: [] })),
        { week: week(3), titel: 'Blok 4: ei, ij, ou en au', free: false, doelIds: ['ei', 'ou'] },
        { week: week(4), titel: 'Kerstvakantie', free: true, doelIds: [] },
        { week: week(5), titel: 'Kerstvakantie', free: true, doelIds: [] },
      ],
    },
  });
}

const PLAN = { pad: '/{groepen}/{groep}/weekplan', vooraf: prepare } as const;

/** Every screen of the plan, one line each. */
export const WEEK_SCREENS: readonly ScreenOf[] = [
  { ...PLAN, naam: 'weekplan', gevuld: 'schooladmin', leeg: 'kaal', geenrecht: 'leerling', vraag: CALLS },
  {
    ...PLAN,
    naam: 'weekplan-overnemen',
    gevuld: 'schooladmin',
    vraag: null,
    doe: (page) => page.getByRole('button', { name: 'Neem over' }).first().click(),
  },
  {
    ...PLAN,
    naam: 'weekplan-kiezen',
    gevuld: 'schooladmin',
    vraag: null,
    doe: async (page) => {
      await page
        .getByRole('button', { name: /^Kies voor week/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('checkbox').nth(1).check();
      await page.getByRole('dialog').getByRole('checkbox').nth(0).check();
    },
  },
];
