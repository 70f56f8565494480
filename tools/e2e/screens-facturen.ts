/** Quotes and invoices of the office, with the papers of the demo. */
import type { Page } from '@playwright/test';
import type { ScreenOf, Spot } from './screens-types.ts';

interface Paper {
  id: string;
  soort: string;
  status: string;
  late: number;
}
const LIST = /\/api\/facturen\?/;
const openPaper =
  (which: (paper: Paper) => boolean) =>
  async (page: Page, { stage, host }: Spot): Promise<void> => {
    const { token } = stage.person(host, 'kantoor');
    const { items } = await stage.vraag<{ items: Paper[] }>('/facturen?grootte=100', { token });
    const paper = items.find(which);
    if (paper === undefined) throw new Error('the demo has no such paper');
    await page.goto(`${stage.address(host)}/superadmin/facturen/${paper.id}`);
    await page.getByRole('button', { name: 'PDF' }).waitFor();
  };
const press =
  (which: (paper: Paper) => boolean, name: string) =>
  async (page: Page, spot: Spot): Promise<void> => {
    await openPaper(which)(page, spot);
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog').waitFor();
  };
/** The quote of the demo school, about to be agreed to. */
const agree = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Akkoord' }).click();
  await page.getByRole('dialog').waitFor();
};
const list = () => '/superadmin/facturen';
const office = { gevuld: 'kantoor', vraag: null } as const;
const isConcept = ({ soort: kind, status }: Paper): boolean => kind === 'factuur' && status === 'concept';
const isLate = ({ late }: Paper): boolean => late > 0;

export const FACTUUR_SCREENS: readonly ScreenOf[] = [
  { naam: 'facturen', pad: list, gevuld: 'kantoor', geenrecht: 'schooladmin', vraag: LIST },
  { naam: 'facturen-niets', pad: () => '/superadmin/facturen?zoek=bestaatniet', ...office },
  { naam: 'facturen-nieuw', pad: () => '/superadmin/facturen/nieuw', ...office },
  {
    naam: 'facturen-afzender',
    pad: () => '/superadmin/facturen/afzender',
    gevuld: 'baas',
    vraag: /\/api\/facturen\/afzender/,
  },
  { naam: 'factuur-concept', pad: list, ...office, doe: openPaper(isConcept) },
  { naam: 'factuur-laat', pad: list, ...office, doe: openPaper(isLate) },
  { naam: 'factuur-credit', pad: list, ...office, doe: openPaper(({ soort: kind }) => kind === 'creditnota') },
  { naam: 'factuur-offerte', pad: list, ...office, doe: openPaper(({ soort: kind }) => kind === 'offerte') },
  { naam: 'licentie-akkoord', pad: '/licentie', gevuld: 'schooladmin', vraag: null, doe: agree },
  { naam: 'factuur-terugnemen', pad: list, ...office, doe: press(isLate, 'Terugnemen') },
];
