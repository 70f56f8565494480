import type { FieldValues } from 'react-hook-form';
import type { Form } from '#web/platform/form/use-form.ts';
import { useRuleText } from '#web/ui/formulier/rule.ts';

interface Typed {
  addresses: readonly string[];
  /** How many were there when the field was left. */
  left: number;
  /** Most that may be sent in one go. */
  max: number;
}

/** Names the addresses that are wrong, so that nobody has to search a list of fifty. */
export function useAddressError<W extends FieldValues>(
  { error, tried, marked }: Pick<Form<W>, 'error' | 'tried' | 'marked'>,
  { addresses, left, max }: Typed,
  say: (kind: 'bestaat' | 'adresFout', addresses: string) => string,
): string | null {
  const rule = useRuleText();
  const everything = error('emails');
  if (everything !== null) return rule(everything, { max, n: max });
  const loose = addresses.flatMap((address, nr) => {
    const code = tried || nr < left ? error(`emails.${nr}`) : null;
    return code === null ? [] : [{ address, code }];
  });
  const [first] = loose;
  if (first === undefined) return null;
  const same = loose.filter(({ code }) => code === first.code).map(({ address }) => address);
  return say(first.code === 'bestaat_al' && marked !== null ? 'bestaat' : 'adresFout', same.join(', '));
}
