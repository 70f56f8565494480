/** `npm run -s check:names`: breaches of the law of names, and the share of English words per area. */
import { checkNameLaw, readDeclared, readLaw, shares } from './check-names.ts';

const problems = checkNameLaw();
for (const line of problems) console.error(line);
console.table(shares(readLaw().law, readDeclared()));
console.log(problems.length === 0 ? 'the law of names holds' : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
