import type { SetGuideWords } from '../../sections/guide-words.ts';

export const joker13: SetGuideWords = {
  title: (facts) => `Joker Yatzy: rules for ${facts.boxes} boxes, bonus and joker`,
  description: (facts) =>
    `Joker Yatzy for two players: where the joker must go, what it brings, and how to fill ${facts.boxes} boxes well. With dice for every rule and exact odds.`,
  heading: 'How to play Joker Yatzy',
  lead: (facts) =>
    `Two players, ${facts.boxes} boxes, and one rule that people argue about. After your first Yatzy every further one is a joker, and it does not go where you please.`,
  differs: [
    'There are no pairs on this card.',
    'Kept dice may go back into the roll.',
    (facts) =>
      `Another Yatzy brings ${facts.further} only if the box already holds ${facts.fixed('fiveOfAKind')}. Strike the box and there are no jokers for you.`,
    'A joker must go to its own upper box if that is open. You cannot skip it for a straight.',
    'If that box is filled, any open lower box will take it, full house and straights for full points.',
    (facts) => `The ${facts.further} stands beside the card. It never counts towards the upper bonus.`,
    'Equal totals are a draw.',
  ],
  turn: [
    'You take turns. Up to three rolls each: the first with all five dice, then any you choose. What you kept after one roll you may let go after the next.',
    'After any roll you may write, after the third you must. Each box is used once, and a roll that fits nowhere strikes a box for 0. When both cards are full the higher total wins.',
    (facts) =>
      `A joker follows a fixed order. First its own upper box. If that is filled, an open lower box of your choice. If the lower part is full, it strikes an upper box. Whatever happens to the box, the ${facts.further} is yours.`,
  ],
  upper: (facts) =>
    `In the upper part only the box’s own number counts. From ${facts.bonusFrom} on there are ${facts.bonus} points more.`,
  lower:
    'In the lower part all five dice count, or the fixed points. No box here fills itself, except Chance.',
  boxes: {
    ones: 'The sum of the ones.',
    twos: 'The sum of the twos.',
    threes: 'The sum of the threes.',
    fours: 'The sum of the fours.',
    fives: 'The sum of the fives.',
    sixes: 'The sum of the sixes.',
    threeOfAKind: 'At least three alike. All five dice count.',
    fourOfAKind: 'At least four alike. All five dice count.',
    fullHouse: (facts) =>
      `Three of one number and two of another. Always ${facts.fixed('fullHouse')} points.`,
    smallStraight: (facts) => `Any four in a row. Always ${facts.fixed('smallStraight')} points.`,
    largeStraight: (facts) => `All five in a row. Always ${facts.fixed('largeStraight')} points.`,
    fiveOfAKind: (facts) =>
      `Five alike. ${facts.fixed('fiveOfAKind')} points, and every one after it is a joker.`,
    chance: 'The sum of all five dice.',
  },
  cases: [
    {
      example: 'jokerUpper',
      question: 'Five threes as a joker, and Threes is open. What may I choose?',
      answer: 'Nothing. They go to Threes, and any other box is refused.',
    },
    {
      example: 'jokerLower',
      question: 'And if Threes is filled?',
      answer:
        'Then any open lower box. Full house and both straights pay in full although the dice look nothing like it; three and four of a kind and Chance count the pips as ever.',
    },
    {
      example: 'jokerStrikes',
      question: 'And if the lower part is full as well?',
      answer: (facts) => `Then an upper box is struck for 0. You still get the ${facts.further}.`,
    },
    {
      example: 'fiveBefore',
      question: 'Are five alike a full house?',
      answer:
        'Only as a joker. While Yatzy is open, or once it is struck, five alike are a roll like any other.',
    },
    {
      example: 'straightWithPair',
      question: 'May a small straight hold a pair?',
      answer: 'Yes. Any four in a row will do.',
    },
    {
      question: (facts) => `Where do I write the ${facts.further}?`,
      answer: (facts) =>
        `On a line of its own. It is not part of the box and does not count towards ${facts.bonusFrom}.`,
    },
  ],
  strategy: [
    (facts) =>
      `Perfect play averages ${facts.mean}. Nine games in ten end between ${facts.low} and ${facts.high}, with ${facts.middle} in the middle.`,
    (facts) =>
      `It wins the upper bonus in ${facts.upperBonus} of games and fills Yatzy in ${facts.fiveOfAKind}. The two aims help each other, since both want many dice alike.`,
    'With one opponent, the score between you matters too. Ahead, take the sure points; behind, take the long shot. The figures here are for as many points as possible.',
  ],
  decisions: [
    {
      decision: 'straightOrPair',
      title: 'Four in a row beat a pair',
      text: 'The small straight is there already, the large one is a single die away, and you have two rolls to find it.',
    },
    {
      decision: 'house',
      title: 'Full house at once?',
      text: 'Taking it is comfortable. Keeping three twos and throwing two dice is worth more in the long run.',
    },
    {
      decision: 'highDie',
      title: 'Keep the pair, and only the pair',
      text: 'A six beside two fives feels thrifty. Three dice to throw are better than two.',
    },
    {
      decision: 'threeSixes',
      title: 'Three sixes go up',
      text: 'As three of a kind they would score more today. In Sixes they bring the bonus nearer, which is worth more.',
    },
    {
      decision: 'miss',
      title: 'A roll to forget',
      text: 'Give up Twos. Chance deserves better, and without Yatzy there is never a joker.',
    },
    {
      decision: 'joker',
      title: 'Spend the joker well',
      text: 'Fours is filled, so the lower part is yours to choose from. Take the large straight: it is the hardest to get by honest means.',
    },
  ],
  questions: [
    {
      question: 'What is a joker in Yatzy?',
      answer: (facts) =>
        `Another Yatzy, when the box already holds ${facts.fixed('fiveOfAKind')}. It brings ${facts.further} and may, in its turn, stand in for a full house or a straight.`,
    },
    {
      question: 'Can I choose the box for a joker?',
      answer: 'Only if its own upper box is filled, and then from the lower part first.',
    },
    {
      question: 'I struck Yatzy. Can I still get a joker?',
      answer: 'No. With 0 in Yatzy, five alike are just a roll for the rest of the game.',
    },
    {
      question: 'What is the highest possible score?',
      answer: (facts) => `${facts.highest}, with five alike in every turn.`,
    },
    {
      question: 'How likely is a large straight?',
      answer: (facts) =>
        `${facts.chance('largeStraight')} for a turn that wants nothing else. A small one comes off ${facts.chance('smallStraight')} of the time.`,
    },
    {
      question: 'Why only two players?',
      answer:
        'It is meant as a duel, over in ten minutes. For more people there are Swedish Yatzy and Pocket Yatzy.',
    },
  ],
  history: [
    'The thirteen boxes are the original card of 1956, and the joker is its answer to an old disappointment: rolling five alike when the box for them is full. House rules for that moment are countless. This is the strict one.',
    'No dice game of its kind has been studied more. In 1999 Tom Verhoeff of Eindhoven showed how to find the best move in every position, and the figures on this page were worked out in the same way, for the rules as they stand here.',
  ],
};
