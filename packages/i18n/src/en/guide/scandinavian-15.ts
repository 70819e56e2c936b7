import type { SetGuideWords } from '../../sections/guide-words.ts';

export const scandinavian15: SetGuideWords = {
  title: 'Swedish Yatzy: rules, scoring and strategy',
  description: (facts) =>
    `Yatzy as it is played in Sweden: ${facts.boxes} boxes with pairs, five-dice straights and dice that stand once kept. Every box with examples, doubtful cases and exact odds.`,
  heading: 'How to play Swedish Yatzy',
  lead: 'If you know the thirteen-box game you know most of this one, and the rest will catch you out. Pairs score, straights take all five dice, and what you have put aside stays put.',
  differs: [
    'Kept dice stand. Whatever you put aside at a roll stays for the whole turn. To change your mind you must throw all five again.',
    'There are boxes for one pair and two pairs.',
    'Three and four of a kind score only the matching dice, and a full house scores its pips.',
    (facts) =>
      `Straights need five dice: 1 to 5 is the small one for ${facts.fixed('smallStraight')}, 2 to 6 the large one for ${facts.fixed('largeStraight')}. Four in a row are worth nothing.`,
    (facts) => `The upper bonus is ${facts.bonus}.`,
    'A second Yatzy brings nothing extra, but the player with more of them wins a tie.',
  ],
  turn: [
    (facts) =>
      `The game is for ${facts.fewest} to ${facts.most} players, who take turns. Roll all five dice, put aside what you like, and roll the rest up to twice more. You may stop after any roll.`,
    'What you put aside stands. You may add to it at the next roll, but not take from it. If it all goes wrong, gather up all five and throw them afresh, as long as you have a roll left; then nothing is kept any more.',
    'Each turn ends with one box on your card, and each box is used once. If nothing fits, strike a box: it takes 0 and is gone. When every card is full, the highest total wins.',
  ],
  upper: (facts) =>
    `In the upper part only the dice of the box’s own number count. Reach ${facts.bonusFrom} and you get ${facts.bonus} more. Three of each number is exactly enough, and a fourth six makes up for having no twos at all.`,
  lower:
    'In the lower part only the dice that make the pattern count. The others bring nothing, except in Chance.',
  boxes: {
    ones: 'The sum of the ones. Never much, which makes it a good box to sacrifice.',
    twos: 'The sum of the twos.',
    threes: 'The sum of the threes.',
    fours: 'The sum of the fours.',
    fives: 'The sum of the fives.',
    sixes: 'The sum of the sixes. The bonus is often won or lost here.',
    onePair: 'Two alike. Only those two count; of two pairs, the higher.',
    twoPairs: 'Two pairs of different numbers. Those four dice count.',
    threeOfAKind: 'Three alike. Only those three count.',
    fourOfAKind: 'Four alike. Only those four count.',
    smallStraight: (facts) => `1-2-3-4-5 and nothing else. Always ${facts.fixed('smallStraight')} points.`,
    largeStraight: (facts) => `2-3-4-5-6. Always ${facts.fixed('largeStraight')} points.`,
    fullHouse:
      'Three of one number and two of another. All five count, so a high one is worth far more than a low one.',
    chance: 'Any dice at all. All five count.',
    fiveOfAKind: (facts) => `Five alike. ${facts.fixed('fiveOfAKind')} points, for ones as for sixes.`,
  },
  cases: [
    {
      example: 'fiveAsFour',
      question: 'Can five alike go into four of a kind?',
      answer:
        'Only once the Yatzy box is closed. While it is open, five alike are worth 0 as four of a kind. Filled or struck, it lets four of the five count.',
    },
    {
      example: 'fiveElsewhere',
      question: 'Can five alike be a pair, three of a kind, a full house?',
      answer:
        'A pair and three of a kind, yes: two or three of the dice count. Two pairs and a full house ask for two different numbers, so they get 0.',
    },
    {
      example: 'fourAsTwoPairs',
      question: 'Are four alike two pairs?',
      answer: 'No. The pairs must differ.',
    },
    {
      example: 'highestPair',
      question: 'With two pairs on the table, which counts as one pair?',
      answer: 'The higher, always.',
    },
    {
      example: 'straights',
      question: 'Will a large straight do as a small one?',
      answer: 'No. 2 to 6 is a large straight and nothing else, though Chance will take its sum.',
    },
    {
      example: 'standing',
      question: 'May I swap a kept five for the five I have just rolled?',
      answer:
        'No. It is that very die that stands, whatever the others show. The only way out is to throw all five.',
    },
    {
      question: 'What breaks a tie?',
      answer:
        'The number of turns written with five alike, in whichever box. If that is equal too, those players have drawn. The others have lost.',
    },
  ],
  strategy: [
    (facts) =>
      `Perfect play averages ${facts.mean} points. Nine games in ten end between ${facts.low} and ${facts.high}, and half reach ${facts.middle} or more. These are not estimates: the value of every position that can arise has been worked out, and everything on this page follows from that.`,
    (facts) =>
      `Perfect play wins the upper bonus in ${facts.upperBonus} of games and scores Yatzy in only ${facts.fiveOfAKind}. So the bonus is the plan, and Yatzy is a present.`,
    (facts) =>
      `That kept dice stand costs about ${facts.standing} points a game against being free to change your mind. It is a small price until you keep out of habit.`,
  ],
  decisions: [
    {
      decision: 'straightOrPair',
      title: 'The pair beats the straight',
      text: 'Four in a row looks like a start, but straights pay little here and four dice pay nothing. A pair of fives helps the bonus and half the lower part.',
    },
    {
      decision: 'twoPairs',
      title: 'One pair is enough',
      text: 'Keep both and four dice are tied to the full house for the rest of the turn. Keep the sixes, let the threes go.',
    },
    {
      decision: 'house',
      title: 'Do not settle for a small full house',
      text: 'It scores its pips, and there are not many on twos and fives. Three alike with two rolls to come are worth a good deal more.',
    },
    {
      decision: 'highDie',
      title: 'No spare six',
      text: 'A lone six kept beside the pair stands for the turn and takes the place of something better.',
    },
    {
      decision: 'pairOfOnes',
      title: 'Two ones are not a pair worth having',
      text: 'A single six is better, and so is throwing the lot again.',
    },
    {
      decision: 'threeSixes',
      title: 'Sixes or three of a kind?',
      text: 'There is next to nothing in it. Three of a kind can never hold more than three sixes, while Sixes may yet get a fourth, so three of a kind is ahead by a hair.',
    },
    {
      decision: 'miss',
      title: 'A roll that came to nothing',
      text: 'Pay where it is cheap. Twos shrug off a bad roll best. Striking the small straight costs next to nothing, and writing in Ones not much. Chance is worth keeping, and so is Yatzy.',
    },
  ],
  questions: [
    {
      question: 'What is a good score in Swedish Yatzy?',
      answer: (facts) =>
        `The perfect average is ${facts.mean}. Beat ${facts.middle} and you have done better than half of all perfect games. Even a perfect player passes ${facts.high} only one game in twenty, and ends at ${facts.low} or below just as rarely.`,
    },
    {
      question: 'What is the highest possible score?',
      answer: (facts) =>
        `${facts.highest}. It takes five alike in every box that will have them, and the best there is in the rest.`,
    },
    {
      question: 'How likely is a Yatzy?',
      answer: (facts) =>
        `${facts.chance('fiveOfAKind')} for a turn spent on nothing else. Over a whole game, perfect play scores the box ${facts.fiveOfAKind} of the time.`,
    },
    {
      question: 'How does it differ from the thirteen-box game?',
      answer:
        'Two more boxes, five-dice straights, scores that follow the pips, a bigger bonus, and kept dice that stand. The list at the top has it all.',
    },
    {
      question: 'Do I have to fill the upper part first?',
      answer: 'No. Any open box will do at any time.',
    },
    {
      question: 'Is there a bonus for a second Yatzy?',
      answer: 'Not in this game. Put it where it scores best. Pocket Yatzy and Joker Yatzy do reward it.',
    },
  ],
  history: [
    'In Scandinavia the game is spelled without an h and owned by everyone: nearly every summer cottage has a pad of cards in a drawer. Set beside Yacht, its card shows its age in the best way, with straights of five dice and a full house counted by its pips.',
    'Students at the Royal Institute of Technology in Stockholm have worked out the best play for this card. Our own figures take in the rule that kept dice stand.',
  ],
};
