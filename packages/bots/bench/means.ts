import { ruleSets } from '@open-yatzy/rules';
import { botIds } from '../src/index.ts';
import { seededNumbers, solitaireTotal } from './solitaire.ts';

/** `node packages/bots/bench/means.ts [GAMES]`: the mean total of each bot alone, with the time a decision takes. */
const games = Number(process.argv[2] ?? 10_000);

for (const bot of botIds) {
  for (const ruleSet of ruleSets) {
    const number = seededNumbers(1);
    let decisions = 0;
    const decided = () => {
      decisions += 1;
    };
    const start = performance.now();
    const all = Array.from({ length: games }, () => solitaireTotal(ruleSet, bot, { number, decided }));
    const each = (performance.now() - start) / decisions;
    const mean = all.reduce((sum, total) => sum + total, 0) / games;
    const deviation = Math.sqrt(all.reduce((sum, total) => sum + (total - mean) ** 2, 0) / games);
    const row = [bot, ruleSet.id, `${games} games`, `mean ${mean.toFixed(1)}`, `sd ${deviation.toFixed(1)}`];
    process.stdout.write(`${[...row, `${each.toFixed(3)} ms a decision`].join(', ')}\n`);
  }
}
