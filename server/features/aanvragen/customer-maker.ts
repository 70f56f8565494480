import { v7 } from 'uuid';
import { randomCode } from '../../platform/auth/random-code.ts';
import { serverText, type TextLocale } from '../../platform/taal/texts.ts';
import { dateOfDay, dayOf, schooljaarOf } from '../../platform/time/clock.ts';
import type { FirstUitnodiging } from '../docenten/first-uitnodiging.read.ts';
import type { NewGroepen } from '../groepen/new-groep.read.ts';
import type { OrganizationKind } from './aanvragen.contract.ts';
import type { CustomerRepository, FirstLicentie } from './customer.repository.ts';

export interface CustomerRepositories {
  customers: CustomerRepository;
  groepen: NewGroepen;
  uitnodigingen: FirstUitnodiging;
}
/** What is known of a customer before it is one. */
interface Wanted {
  id: string;
  organisatiesoort: OrganizationKind;
  /** Empty at home: then it is called after the person. */
  organisatie: string;
  land: 'NL' | 'BE';
  brin: string;
  instellingsnummer: string;
  email: string;
  telefoon: string;
  contactpersoon: string;
  licentie: FirstLicentie;
  now: number;
}

const TRIAL_DAYS = 30;
const CODE_LENGTH = 8;
const ALL_YEARS = [3, 4, 5, 6, 7, 8];
const MANAGER = { school: 'schooladmin', rt: 'rtadmin', thuis: 'thuisadmin' } as const;
/** A trial shows everything there is. */
const FEATURES: Readonly<Record<OrganizationKind, readonly string[]>> = {
  school: ['featureZorgtraject', 'testschool'],
  rt: [],
  thuis: [],
};

/** Role of the first person of a customer. */
export const invitedAs = (kind: OrganizationKind) => MANAGER[kind];

/** The thirty days with which a customer may begin. */
export const trialOf = (kind: OrganizationKind, { seats, now }: { seats: number; now: number }): FirstLicentie => ({
  soort: 'proef',
  status: 'proef',
  plaatsen: seats,
  start: dateOfDay(dayOf(now)),
  eind: dateOfDay(dayOf(now) + TRIAL_DAYS),
  features: FEATURES[kind],
});

/** Tenant and licence, and the one group of a home; inside the transaction of whoever makes it. */
export async function makeCustomer(
  { customers, groepen }: Pick<CustomerRepositories, 'customers' | 'groepen'>,
  { organisatiesoort: kind, organisatie: organization, now, licentie, ...rest }: Wanted,
): Promise<{ id: string; naam: string; locale: TextLocale }> {
  const locale = rest.land === 'BE' ? ('nl-BE' as const) : ('nl-NL' as const);
  let code = randomCode(CODE_LENGTH);
  while (!(await customers.isCodeFree(code))) code = randomCode(CODE_LENGTH);
  const customer = {
    id: rest.id,
    licentieId: v7(),
    soort: kind,
    naam: organization === '' ? serverText(locale, 'aanvraag.gezin', { naam: rest.contactpersoon }) : organization,
    land: rest.land,
    locale,
    code,
    brin: rest.brin,
    instellingsnummer: rest.instellingsnummer,
    email: rest.email,
    telefoon: rest.telefoon,
    contactpersoon: rest.contactpersoon,
    licentie,
    nu: new Date(now),
  };
  await customers.insert(customer);
  if (kind === 'thuis')
    await groepen.create(
      { adminId: rest.id, session: { locale, adminKind: kind } },
      { naam: serverText(locale, 'aanvraag.kinderen'), jaargroepen: ALL_YEARS, schooljaar: schooljaarOf(now) },
    );
  return customer;
}
