import { expect, it } from 'vitest';
import { flemishFonemen, flemishText } from './speech-flemish.ts';

it('says g softly and w with two lips, and leaves the rest', () => {
  expect(flemishFonemen("Q_r_'A_s")).toBe("Q^r'As");
  expect(flemishFonemen("s_x_'I_p")).toBe("sC'Ip");
  expect(flemishFonemen("v#_'a:_t_@_r")).toBe("w'a:t@r");
  expect(flemishFonemen("b_'o:_m")).toBe("b'o:m");
});

it('keeps the stops of a sentence outside the phonemes, so that it keeps its melody', () => {
  expect(flemishText('Kom, ga je mee?', (clause) => clause.toUpperCase())).toBe('[[KOM]], [[GA JE MEE]]?');
  expect(flemishText('...', () => 'never')).toBe('. . .');
});
