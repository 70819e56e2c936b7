import { type Dice, faces } from './vocabulary.ts';

/** The 252 different rolls of five dice, each sorted ascending, in lexical order. */
export const rolls: readonly Dice[] = faces.flatMap((a) =>
  faces
    .filter((b) => b >= a)
    .flatMap((b) =>
      faces
        .filter((c) => c >= b)
        .flatMap((c) =>
          faces
            .filter((d) => d >= c)
            .flatMap((d) => faces.filter((e) => e >= d).map((e): Dice => [a, b, c, d, e])),
        ),
    ),
);
