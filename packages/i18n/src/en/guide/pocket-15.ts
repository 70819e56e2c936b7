import type { SetGuideWords } from '../../sections/guide-words.ts';

export const pocket15: SetGuideWords = {
  title: (facts) => `Pocket Yatzy: rules, with ${facts.further} points for every further Yatzy`,
  description: (facts) =>
    `Pocket Yatzy has ${facts.boxes} boxes, counts all five dice and pays ${facts.further} for each Yatzy after the first. Every box with examples, plus strategy and a printable card.`,
  heading: 'How to play Pocket Yatzy',
  lead: (facts) =>
    `A generous game from the days when phones had keys. ${facts.boxes} boxes, all five dice count almost everywhere, and each Yatzy after the first is worth ${facts.further}.`,
  differs: [
    'One pair and two pairs are on the card, and they score all five dice.',
    'Two pairs may be the same number twice over, so four alike will do.',
    (facts) => `A full house is always ${facts.fixed('fullHouse')}, and five alike count as one.`,
    (facts) =>
      `Once Yatzy holds ${facts.fixed('fiveOfAKind')}, each further one puts ${facts.further} into an open box of your choice. There is no joker and no order to follow.`,
    (facts) =>
      `In an upper box the dice are added to the ${facts.further}, but only the dice count towards the bonus.`,
    'Kept dice may be thrown again.',
  ],
  turn: [
    (facts) =>
      `The game is for ${facts.fewest} to ${facts.most} players in turn. You have up to three rolls: all five dice first, then as many as you like. Nothing is fixed between rolls, so a die you kept may go back and one you threw may stay.`,
    'When you are happy, or out of rolls, write one box. Each is used once. If nothing fits, strike one for 0.',
    'The highest total wins once every card is full. Equal totals are a draw.',
  ],
  upper: (facts) =>
    `In the upper part only the box’s own number counts. From ${facts.bonusFrom} on there are ${facts.bonus} points more; three of each number is exactly enough.`,
  lower: 'In the lower part the condition only has to be met. Then all five dice count, or the fixed points.',
  boxes: {
    ones: 'The sum of the ones.',
    twos: 'The sum of the twos.',
    threes: 'The sum of the threes.',
    fours: 'The sum of the fours.',
    fives: 'The sum of the fives.',
    sixes: 'The sum of the sixes.',
    onePair: 'Two alike somewhere, and everything on the table counts. Think of it as a second Chance.',
    twoPairs: 'Twice two alike, of one number or two. All five count.',
    threeOfAKind: 'Three alike. All five count.',
    fourOfAKind: 'Four alike. All five count.',
    fullHouse: (facts) => `Three and two alike, or five alike. Always ${facts.fixed('fullHouse')} points.`,
    smallStraight: (facts) =>
      `Any four in a row. Always ${facts.fixed('smallStraight')} points, whatever the fifth die shows.`,
    largeStraight: (facts) => `Five in a row, low or high. Always ${facts.fixed('largeStraight')} points.`,
    fiveOfAKind: (facts) => `Five alike. ${facts.fixed('fiveOfAKind')} points, and the way is open for more.`,
    chance: 'Any dice at all. All five count.',
  },
  cases: [
    {
      example: 'twoPairsAlike',
      question: 'Are four alike two pairs?',
      answer:
        'Yes. The rule says twice two alike, and nothing about two numbers. Five alike will do as well.',
    },
    {
      example: 'straightWithPair',
      question: 'May a small straight hold a pair?',
      answer: 'Yes. Four in a row are all it takes; the fifth die is free.',
    },
    {
      example: 'fiveBefore',
      question: 'What are five alike worth before Yatzy is filled?',
      answer: (facts) =>
        `What any roll is worth: ${facts.fixed('fullHouse')} as a full house, nothing as a straight, otherwise the pips. The same goes if you have struck Yatzy.`,
    },
    {
      example: 'furtherInBox',
      question: 'Where may a second Yatzy go?',
      answer: (facts) =>
        `Into any open box. In the lower part it is worth ${facts.further}, straights included. In the upper part it is worth ${facts.further} and the dice that belong there.`,
    },
    {
      question: (facts) => `Does the ${facts.further} count towards the bonus?`,
      answer: (facts) =>
        `No. Only the dice count towards ${facts.bonusFrom}. Five fours in Fours move you on by their sum; five fours in Threes do not move you at all.`,
    },
    {
      question: 'I struck Yatzy and then rolled five alike. Do I get anything?',
      answer: (facts) =>
        `Only what the roll is worth anyway. The ${facts.further} is for a card with ${facts.fixed('fiveOfAKind')} in Yatzy.`,
    },
  ],
  strategy: [
    (facts) =>
      `Perfect play averages ${facts.mean}, but the spread is wide. Nine games in ten fall between ${facts.low} and ${facts.high}, and half reach ${facts.middle}: every further Yatzy throws the total about.`,
    (facts) =>
      `So you hunt. Perfect play fills Yatzy in ${facts.fiveOfAKind} of games and wins the upper bonus in ${facts.upperBonus}.`,
    'The decisions below are for an empty card unless a line says otherwise, with everything that can follow taken into account.',
  ],
  decisions: [
    {
      decision: 'straightOrPair',
      title: 'Take the straight',
      text: 'Four in a row already make a small straight, and one die is missing from the large one. The pair is a clear second.',
    },
    {
      decision: 'house',
      title: 'A full house on the first roll',
      text: 'Writing it is safe, and wrong. Three twos with two rolls to come may turn into four, or into Yatzy.',
    },
    {
      decision: 'twoPairs',
      title: 'One pair at a time',
      text: 'Two pairs come round often enough. Keep the sixes and throw three dice.',
    },
    {
      decision: 'fourFours',
      title: 'Four fours go upstairs',
      text: 'They would score as four of a kind too, but in Fours the fourth one is a head start on the bonus.',
    },
    {
      decision: 'miss',
      title: 'When it all went wrong',
      text: 'Use Twos or Ones. Striking Yatzy comes dear, since every further hundred goes with it.',
    },
    {
      decision: 'further',
      title: 'Where the second Yatzy belongs',
      text: (facts) =>
        `In its own upper box: ${facts.further}, plus dice that count towards the bonus. Straights you can still get honestly.`,
    },
  ],
  questions: [
    {
      question: 'What is the highest score in Pocket Yatzy?',
      answer: (facts) => `${facts.highest}, with five alike in every single turn.`,
    },
    {
      question: 'How often does a Yatzy come up?',
      answer: (facts) =>
        `A turn spent on nothing else brings one ${facts.chance('fiveOfAKind')} of the time. Perfect play fills the box in ${facts.fiveOfAKind} of games.`,
    },
    {
      question: 'Isn’t one pair too easy?',
      answer: (facts) =>
        `It comes off in ${facts.chance('onePair')} of turns, so never hurry. Use it when the other dice are high, or to save a turn that failed.`,
    },
    {
      question: 'Must a second Yatzy go to its own upper box?',
      answer: 'No, any open box will do. The strict order belongs to Joker Yatzy.',
    },
    {
      question: 'May I put a kept die back?',
      answer: 'Yes, before any roll.',
    },
    {
      question: 'What happens at equal totals?',
      answer: 'Those who share the best total have drawn, and the rest have lost.',
    },
  ],
  history: [
    'Pocket Yatzy is a German cross-breed from around 2000, when phones spoke WAP: a grey screen, a few lines of text, and every minute on the bill. Someone took the German card, borrowed the pairs from the north, and paid handsomely for each further five alike.',
    'Its rules had to fit a short help page, so they mean just what they say. Twice two alike is two pairs, whatever the numbers, and we have left it that way.',
  ],
};
