/** Writes the list of older names anew; run it only after names were mended, so that it shrinks. */
import { writeFileSync } from 'node:fs';
import { readDeclared, readLaw, unknownWords } from './check-names.ts';

const { law } = readLaw();
const broken = readDeclared().filter(({ name }) => unknownWords(law, name).length > 0);
const namesOf = (member: boolean): string[] =>
  [
    ...new Set(
      broken
        .filter(({ kind }) => (kind === 'field' || kind === 'method' || kind === 'scene') === member)
        .map(({ name }) => name),
    ),
  ].sort();
const lists = { members: namesOf(true), others: namesOf(false) };
writeFileSync('tools/check/names/older-names.json', `${JSON.stringify(lists, null, 2)}\n`);
console.log(`${lists.members.length} members, ${lists.others.length} other names are older than the law`);
