export * from './catalog.ts';
export * from './language.ts';
export { loadPeopleWords } from './people/load.ts';
export type { PeopleRefusal, PeopleWords } from './people/words.ts';
export { type Reason, reasonWords } from './reason.ts';
export * from './rule-set-words.ts';
export { loadSolverWords } from './solver/load.ts';
export type { CalculatorWords, CoachWords, ReviewWords, SolverWords } from './solver/words.ts';
export type { TableWords } from './table/words.ts';
