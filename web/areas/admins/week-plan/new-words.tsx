import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { createWoordlijst } from '../shared/api/woordlijsten.api.ts';
import { pastedWoorden, type PastedWoord } from '../shared/woordlijst/pasted-woorden.ts';

/** A list that is made on the way. */
export interface NewList {
  naam: string;
  tekst: string;
}

const wordsOf = (text: string): PastedWoord[] =>
  pastedWoorden(text)
    .filter(({ spelling }) => spelling !== '')
    .filter(({ spelling }, nr, all) => all.findIndex((other) => other.spelling === spelling) === nr)
    .slice(0, CONSTANTS.WOORDLIJST_MAX);

/** Keeps the words as a list of the teacher; answers its id. */
export async function storeWords(adminId: string, { naam: name, tekst: text }: NewList): Promise<string> {
  const woorden = wordsOf(text).map(({ spelling, zin }) => ({ spelling, ...(zin === undefined ? {} : { zin }) }));
  return (await createWoordlijst(adminId, { naam: name, gedeeld: 'ik', woorden })).id;
}

/** Words that were refused: the server names them by their place. */
function refusedWords(text: string, fields: readonly string[]): string[] {
  const words = wordsOf(text);
  return fields.flatMap((field) => {
    const [, nr] = /^woorden\.(\d+)\./.exec(field) ?? [];
    return nr === undefined ? [] : (words[Number(nr)]?.spelling ?? []);
  });
}

interface Props {
  value: NewList;
  /** Fields that the server refused. */
  refused: readonly string[];
  onChange: (list: NewList) => void;
}

/** Words pasted from the method, for this week. */
export function NewWords({ value, refused, onChange }: Props) {
  const { t } = useTranslation('week-plan');
  const count = wordsOf(value.tekst).length;
  const wrong = refusedWords(value.tekst, refused);
  return (
    <>
      <TextField
        label={t('nieuw.lijst')}
        value={value.naam}
        slotProps={{ htmlInput: { maxLength: 80 } }}
        onChange={({ target }) => onChange({ ...value, naam: target.value })}
      />
      <TextField
        multiline
        minRows={6}
        label={t('nieuw.woorden')}
        helperText={t('nieuw.aantal', { count })}
        error={refused.length > 0}
        value={value.tekst}
        onChange={({ target }) => onChange({ ...value, tekst: target.value })}
      />
      {refused.length > 0 && (
        <p role="alert" className="plan-package__gone">
          {wrong.length > 0 ? t('nieuw.fout', { woorden: wrong.join(', ') }) : t('nieuw.leeg')}
        </p>
      )}
    </>
  );
}
