import type { GuideWords } from '../sections/guide-words.ts';
import { joker13 } from './guide/joker-13.ts';
import { pocket15 } from './guide/pocket-15.ts';
import { scandinavian15 } from './guide/scandinavian-15.ts';

export const guideWords: GuideWords = {
  labels: {
    guide: 'Rules',
    contents: 'On this page',
    boxes: 'Boxes',
    players: 'Players',
    bonus: 'Bonus',
    mean: 'Average of perfect play',
    range: (from, to) => (from === to ? `${from}` : `${from} to ${to}`),
    differs: 'What may differ from the game you know',
    turn: 'How a game goes',
    card: 'The score card, box by box',
    cases: 'When you are not sure',
    strategy: 'Playing better',
    questions: 'Questions and answers',
    history: 'Where the game comes from',
    dice: (faces) => `Dice: ${faces}`,
    points: (points) => `${points} ${points === 1 ? 'point' : 'points'}`,
    extra: (points) => `+ ${points} bonus`,
    given: {
      open: (box) => `${box} is still open`,
      struck: (box) => `${box} has been struck`,
      full: (box, points) => `${box} holds ${points}`,
      filled: (box) => `${box} is already filled`,
      lowerFull: 'The lower part is full',
    },
    refused: 'not allowed now',
    keeps: {
      both: 'Leave both',
      third: 'Add the third five',
      one: 'Take one back',
      swapped: 'Swap one for the third',
      none: 'Throw all five',
    },
    allowed: 'allowed',
    forbidden: 'not allowed',
    standing: (faces) => `${faces} stand`,
    rolls: { first: 'After the first roll', second: 'After the second roll', last: 'After the last roll' },
    best: 'best',
    cost: (points) => `costs ${points} points`,
    chances: 'What one turn can do',
    chancesWhat:
      'How often it works if you spend a whole turn, all three rolls, on this one box. In the upper part: at least three of the number.',
    box: 'Box',
    chance: 'Chance',
    play: 'Play now',
    printCard: 'A score card to print',
    calculator: 'Ask the calculator',
    others: 'Other ways to play',
  },
  index: {
    title: 'Yatzy rules: three ways to play, with examples and score cards',
    description:
      'Swedish Yatzy, Pocket Yatzy and Joker Yatzy explained box by box with dice, with doubtful cases settled, strategy in exact numbers and score cards to print.',
    heading: 'Rules',
    lead: 'Five dice, three rolls, one score card. That much everyone agrees on. The rest depends on whose kitchen you learned it in, so here are three games, each explained from the first roll to the last box.',
    suits: {
      'scandinavian-15':
        'The quiet one. Pairs count, straights are rare, and a die you have put aside stays there, so every keep is a promise.',
      'pocket-15':
        'The generous one. All five dice count nearly everywhere, and after your first Yatzy you will want a second.',
      'joker-13':
        'The duel. Two players, the shorter card many people grew up with, and a joker that follows strict orders.',
    },
    read: 'Read the rules',
    compared: 'Side by side',
    rows: {
      keptDice: 'Kept dice',
      stand: 'stand for the turn',
      released: 'may be thrown again',
      threeOfAKind: 'Three of a kind counts',
      matchingDice: 'those three',
      allDice: 'all five',
      further: 'Another Yatzy after the first',
      nothing: 'nothing extra',
      inBox: (points) => `${points} in a box of your choice`,
      joker: (points) => `${points} and a joker`,
      tie: 'Equal totals',
      mostFiveAlike: 'most Yatzys win',
      draw: 'a draw',
    },
  },
  sheet: {
    title: (rules) => `${rules}: a score card to print, A4`,
    description: (rules) =>
      `A free score card for ${rules}, four to an A4 page. Print it straight away or download the PDF.`,
    heading: (rules) => `Score card for ${rules}`,
    intro: 'Four cards on a sheet of A4. Print, cut, sharpen a pencil.',
    print: 'Print',
    download: 'Download the PDF',
    preview: 'This is the page',
    toGuide: 'To the rules',
    name: 'Name',
    from: (from, points) => `${from}+ brings ${points}`,
  },
  history: [
    'Throwing dice again and again to make a poker hand is older than any score card. Poker dice were on sale in the nineteenth century, and Latin America has long played Generala with five plain dice and three throws. In 1938 American books of games described one called Yacht, and there it nearly is: twelve boxes, each used once, straights of five dice, a full house that scores its pips.',
    'In 1956 the idea came out in a box in the United States, now with thirteen boxes and a bonus for the upper part. From there it went round the world and changed a little in every country. Germany had its version by 1972. The Nordic countries kept closer to the older game, and gave it pairs.',
  ],
  sets: { 'scandinavian-15': scandinavian15, 'pocket-15': pocket15, 'joker-13': joker13 },
};
