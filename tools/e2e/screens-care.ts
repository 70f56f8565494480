/** Photographs of the care track: a plan in every state it can be in, its form, its tests and its papers. */
import type { Page } from '@playwright/test';
import { judged } from '../../server/test/handelingsplan.ts';
import type {
  Handelingsplan,
  PlanProposal,
} from '../../server/features/handelingsplannen/handelingsplannen.contract.ts';
import type { Scene, ScreenOf, Spot } from './screens-types.ts';
import type { Person } from './person.ts';
import type { Host } from './screens-stage.ts';

type Kind = 'concept' | 'begintoets' | 'lopend' | 'eindtoets' | 'evaluatie' | 'afgerond' | 'gestopt' | 'kaart';
const DAY_MS = 86_400_000;
const CALLS = /\/api\/admins\/[^/]+\/handelingsplannen\//;
const SAID = 'Verlengen ging hardop goed. Nog even zo doorgaan.';
const EVALUATION = 'De regel zit erin. Bij lange woorden nog even samen, korte woorden gaan nu alleen.';
const REASON = 'De leerling is verhuisd naar een andere school.';
/** Plans by host and kind, made once. */
const made = new Map<string, { leerlingId: string; planId: string }>();
const keyOf = (host: Host, kind: Kind): string => `${host}-${kind}`;
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** One plan of the school, as its head works with it. */
class Care {
  private constructor(
    private readonly stage: Scene['stage'],
    private readonly who: Person,
    private plan: Handelingsplan,
  ) {}

  /** A plan for a child, written from its own proposal; a concept keeps its proposals open. */
  static async create(
    stage: Scene['stage'],
    who: Person,
    { leerlingId, proposal, open }: { leerlingId: string; proposal: PlanProposal; open: boolean },
  ): Promise<Care> {
    const { adminId, token } = who;
    const plan = open
      ? proposal.plan
      : {
          ...judged(proposal.plan),
          start: dayIn(-35),
          end: dayIn(21),
          evaluateOn: dayIn(3),
          parentsToldOn: dayIn(-36),
        };
    const { ids } = await stage.vraag<{ ids: string[] }>(`/admins/${adminId}/handelingsplannen`, {
      token,
      body: { leerlingIds: [leerlingId], plan },
    });
    const [id = ''] = ids;
    return new Care(stage, who, await stage.vraag(`/admins/${adminId}/handelingsplannen/${id}`, { token }));
  }
  get id(): string {
    return this.plan.id;
  }
  private async send(path: string, body: unknown, method = 'POST'): Promise<void> {
    const { adminId, token } = this.who;
    this.plan = await this.stage.vraag(`/admins/${adminId}/handelingsplannen/${this.id}/${path}`, {
      token,
      method,
      body,
    });
  }
  step(to: Handelingsplan['status'], extra: object = {}): Promise<void> {
    return this.send('overgangen', { versie: this.plan.versie, naar: to, ...extra });
  }
  /** The first words right, every other one with a letter too many. */
  async take(kind: 'begin' | 'eind', right: number): Promise<void> {
    const woorden = this.plan.tests.find(({ soort: own }) => own === kind)?.woorden ?? [];
    const answers = woorden.map(({ woord }, nr) => ({ written: nr < right ? woord : `${woord}e`, slip: false }));
    await this.send(`toetsen/${kind}/antwoorden`, { answers }, 'PUT');
  }
  /** The child may take the test at the lighthouse. */
  setOnMap(kind: 'begin' | 'eind'): Promise<void> {
    return this.send(`toetsen/${kind}/klaarzettingen`, { onMap: true });
  }
  async work(): Promise<void> {
    for (const [days, minutes] of [
      [-20, 20],
      [-13, 20],
      [-6, 15],
    ] as const)
      await this.send('logregels', {
        datum: dayIn(days),
        minuten: minutes,
        guided: true,
        tekst: SAID,
        together: false,
      });
    await this.send('evaluaties', { tekst: EVALUATION, next: dayIn(14) });
  }
}

/** Brings a plan as far as its kind. */
async function lead(care: Care, kind: Kind): Promise<void> {
  if (kind === 'concept') return;
  await care.step('begintoets');
  if (kind === 'kaart') return care.setOnMap('begin');
  if (kind === 'begintoets') return;
  await care.take('begin', 6);
  await care.step('lopend');
  await care.work();
  if (kind === 'lopend') return;
  if (kind === 'gestopt') return care.step('gestopt', { reden: REASON });
  await care.step('eindtoets_open');
  if (kind === 'eindtoets') return;
  await care.take('eind', 15);
  await care.step('evaluatie');
  if (kind === 'evaluatie') return;
  await care.step('afgerond', { evaluation: EVALUATION, resultaat: 'deels' });
}

/** A child of the group that stumbles over something and has no plan yet; the first one has photographs of its own. */
async function findNeed(stage: Scene['stage'], { adminId, groepId, token }: Person): Promise<[string, PlanProposal]> {
  const { items } = await stage.vraag<{ items: { id: string }[] }>(`/admins/${adminId}/groepen/${groepId}/leerlingen`, {
    token,
  });
  const taken = new Set([...made.values()].map(({ leerlingId }) => leerlingId));
  for (const { id } of items.slice(1).filter((child) => !taken.has(child.id))) {
    const path = `/admins/${adminId}/leerlingen/${id}/handelingsplanvoorstellen`;
    const proposal = await stage.vraag<PlanProposal>(path, { token });
    if (proposal.plan.goals.length > 0) return [id, proposal];
  }
  throw new Error('nobody stumbles');
}

/** The child of the pictures, who has a session of its own. */
async function findPlayer({ stage, host }: Scene): Promise<[string, PlanProposal]> {
  const { adminId, token } = stage.person(host, 'schooladmin');
  const { leerlingId } = stage.person(host, 'leerling');
  return [
    leerlingId,
    await stage.vraag(`/admins/${adminId}/leerlingen/${leerlingId}/handelingsplanvoorstellen`, { token }),
  ];
}

export const preparePlans =
  (...kinds: readonly Kind[]) =>
  async ({ stage, host }: Scene): Promise<void> => {
    const who = stage.person(host, 'schooladmin');
    for (const kind of kinds) {
      if (made.has(keyOf(host, kind))) continue;
      const [leerlingId, proposal] = await (kind === 'kaart' ? findPlayer({ stage, host }) : findNeed(stage, who));
      const care = await Care.create(stage, who, { leerlingId, proposal, open: kind === 'concept' });
      made.set(keyOf(host, kind), { leerlingId, planId: care.id });
      await lead(care, kind);
    }
  };
/** Address of the track of the child with that plan, and what comes behind it. */
const track =
  (kind: Kind, rest: (planId: string) => string) =>
  ({ host, stage }: Scene): string => {
    const { adminId, groepId } = stage.person(host, 'schooladmin');
    const { leerlingId = 'geen', planId = 'geen' } = made.get(keyOf(host, kind)) ?? {};
    return `/admins/${adminId}/${host === 'nl' ? 'groepen' : 'klassen'}/${groepId}/leerlingen/${leerlingId}/zorgtraject${rest(planId)}`;
  };
/** Address of a plan, and what comes behind it. */
export const planPath = (kind: Kind, rest = ''): ((scene: Scene) => string) => track(kind, (id) => `/${id}${rest}`);
const plan = (kind: Kind, rest = '') => ({
  pad: planPath(kind, rest),
  vooraf: preparePlans(kind),
  gevuld: 'schooladmin' as const,
  vraag: null,
});
const press =
  (name: RegExp | string) =>
  (page: Page): Promise<void> =>
    page.locator('main').getByRole('button', { name }).first().click();
/** The test of a plan as its child meets it. */
const taken = ({ stage, host }: Spot): string => {
  const { adminId } = stage.person(host, 'schooladmin');
  const { leerlingId = 'geen', planId = 'geen' } = made.get(keyOf(host, 'kaart')) ?? {};
  return `/leerling/${leerlingId}/admins/${adminId}/methodetoets/${planId}?plan=begin`;
};
const fillTest = async (page: Page): Promise<void> => {
  const rows = page.locator('.test-row');
  for (const [nr, text] of ['trijn', 'klein', 'reis', 'gehijm'].entries())
    await rows.nth(nr).getByRole('textbox').fill(text);
};

/** Every screen of it, one line each. */
export const CARE_SCREENS: readonly ScreenOf[] = [
  {
    naam: 'zorgleerlingen-plannen',
    pad: '/zorgleerlingen',
    gevuld: 'schooladmin',
    vraag: null,
    vooraf: preparePlans('concept', 'lopend', 'evaluatie', 'afgerond'),
  },
  {
    naam: 'zorgtraject-plannen',
    pad: track('lopend', () => ''),
    gevuld: 'schooladmin',
    vraag: null,
    vooraf: preparePlans('lopend'),
  },
  { naam: 'plan-concept', ...plan('concept') },
  { naam: 'plan-begintoets', ...plan('begintoets') },
  { naam: 'plan', ...plan('lopend'), geenrecht: 'nieuw', vraag: CALLS },
  { naam: 'plan-eindtoets', ...plan('eindtoets') },
  { naam: 'plan-evaluatie', ...plan('evaluatie') },
  { naam: 'plan-afgerond', ...plan('afgerond') },
  { naam: 'plan-gestopt', ...plan('gestopt') },
  { naam: 'plan-papier', ...plan('afgerond'), papier: true },
  { naam: 'plan-mist', ...plan('concept'), doe: press('Maak de begintoets') },
  { naam: 'plan-regel', ...plan('lopend'), doe: press('Voeg regel toe') },
  { naam: 'plan-tussenevaluatie', ...plan('lopend'), doe: press('Tussenevaluatie') },
  { naam: 'plan-stoppen', ...plan('lopend'), doe: press('Stop het plan') },
  { naam: 'plan-ondertekenen', ...plan('evaluatie'), doe: press(/^Onderteken/) },
  { naam: 'plan-bewerken', ...plan('concept', '/bewerken') },
  { naam: 'plan-bewerken-doelen', ...plan('concept', '/bewerken?stap=doelen') },
  { naam: 'plan-bewerken-aanpak', ...plan('concept', '/bewerken?stap=aanpak') },
  { naam: 'plan-bewerken-afspraken', ...plan('concept', '/bewerken?stap=afspraken') },
  { naam: 'plan-toets', ...plan('begintoets', '/eindtoets?soort=begin') },
  { naam: 'plan-toets-kaart', ...plan('eindtoets', '/eindtoets') },
  { naam: 'plan-toets-invullen', ...plan('begintoets', '/eindtoets?soort=begin'), doe: fillTest },
  { naam: 'plan-toets-papier', ...plan('begintoets', '/eindtoets?soort=begin'), papier: true },
  { naam: 'plan-toets-laden', ...plan('begintoets', '/eindtoets?soort=begin'), vraag: CALLS },
  {
    naam: 'plan-toets-kind',
    pad: taken,
    vooraf: preparePlans('kaart'),
    gevuld: 'leerling',
    vraag: /\/handelingsplannen\/[^/]+\/toetsen\//,
  },
  {
    naam: 'plan-toets-kind-woord',
    pad: taken,
    vooraf: preparePlans('kaart'),
    gevuld: 'leerling',
    vraag: null,
    doe: async (page) => {
      await page.getByRole('button', { name: /^(Begin|Ga verder)$/ }).click();
      await page.getByRole('textbox').fill('trein');
    },
  },
  { naam: 'plan-toets-uitslag', ...plan('afgerond', '/eindtoets') },
];
