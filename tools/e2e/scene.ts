/** The scene of the pictures in a journey: the head of a school and a child of it, on the product of this worker. */
import { environment, leerlingWith, type SignIn } from './journey.ts';
import { signIn, type Person } from './person.ts';
import type { Scene } from './screens-types.ts';
import { createVraag } from './vraag.ts';

const GROEP = '4/5 Meeuwen';

export async function openScene(head: SignIn | undefined): Promise<Scene> {
  const vraag = createVraag(environment().adres);
  const child = leerlingWith('wachtwoord', 0);
  const { gebruikersnaam, wachtwoord } = head ?? {};
  const people = new Map<string, Person>([
    ['schooladmin', await signIn(vraag, { gebruikersnaam, wachtwoord }, GROEP)],
    ['leerling', await signIn(vraag, { groepscode: child.code, leerlingId: child.id, wachtwoord: child.wachtwoord })],
  ]);
  return {
    host: 'nl',
    stage: {
      vraag,
      person: (_, who) => {
        const person = people.get(who);
        if (person === undefined) throw new Error(`nobody is ${who} here`);
        return person;
      },
    },
  };
}
