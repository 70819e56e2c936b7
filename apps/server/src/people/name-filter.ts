import german from 'naughty-words/de.json' with { type: 'json' };
import norwegian from 'naughty-words/no.json' with { type: 'json' };
import swedish from 'naughty-words/sv.json' with { type: 'json' };
import {
  collapseDuplicatesTransformer,
  DataSet,
  englishDataset,
  englishRecommendedTransformers,
  parseRawPattern,
  RegExpMatcher,
  resolveLeetSpeakTransformer,
  toAsciiLowerCaseTransformer,
} from 'obscenity';

/** Which names others are not to read, in every language that is played in. Whole words, but for a few that nothing innocent holds. */

/** On the lists, but people's names, or words that nobody minds in one of the languages. */
const harmlessEnglish = new Set(['dick', 'slut', 'semen', 'sex', 'hooker', 'spastic', 'fag', 'dyke', 'cock']);
const harmless = new Set(
  `bonze bratze brutta fan fratze hård ische kimme lümmel moona moonade moonar moonat möpse mufti mutta nackt nippel
  olla pippa pitt popel rosette sås schiesser stake subba tusan vollpfosten`.split(/\s+/),
);
/** What the lists lack. */
const more = [
  'bög',
  'bögjävel',
  'cock',
  'fag',
  'fags',
  'hitler',
  'hora',
  'horunge',
  'jävel',
  'knull',
  'nazi',
  'sieg heil',
];
/** Also as a part of a longer word. */
const parts = `arschfick arschloch faggot fitta fotze hitler hurensohn knulla nigger scheiße scheisse schlampe
  schwanzlutsch schwuchtel wichser`.split(/\s+/);
/** Names that hold a refused word. */
const innocent = ['penistone', 'peniston', 'cumin', 'analena', 'annalena', 'shiitake', 'shitake'];

/** As often as a letter is doubled, since "fittttta" means the same. */
const single = (word: string) => word.toLowerCase().replace(/(.)\1+/gu, '$1');
const escaped = (word: string) => word.replace(/[[\]?|\\]/g, '\\$&');

function english(): RegExpMatcher {
  const dataset = new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .removePhrasesIf(({ metadata }) => harmlessEnglish.has(metadata?.originalWord ?? ''))
    .addPhrase((phrase) =>
      innocent.reduce(
        (known, name) => known.addWhitelistedTerm(name),
        phrase.setMetadata({ originalWord: '' }),
      ),
    );
  return new RegExpMatcher({ ...dataset.build(), ...englishRecommendedTransformers });
}

function others(): RegExpMatcher {
  const words = [...swedish, ...norwegian, ...german, ...more].filter((word) => !harmless.has(word));
  const patterns = [
    ...new Set([...words.map((word) => `|${escaped(single(word))}|`), ...parts.map(single)]),
  ].map((pattern, id) => ({ id, pattern: parseRawPattern(pattern) }));
  return new RegExpMatcher({
    blacklistedTerms: patterns,
    blacklistMatcherTransformers: [
      resolveLeetSpeakTransformer(),
      toAsciiLowerCaseTransformer(),
      collapseDuplicatesTransformer({ defaultThreshold: 1 }),
    ],
  });
}

const matchers = [english(), others()];

/** "f u c k" and "f.u.c.k" as one word; other names as they are. */
function unspaced(name: string): string {
  const words = name.split(/[^\p{L}\p{N}@$!]+/u).filter((word) => word !== '');
  return words.length > 2 && words.every((word) => [...word].length === 1) ? words.join('') : name;
}

/** Drawn as nothing, so that whoever reads a name reads over it. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu;

/** The ways in which a name may be read: as it stands, and with what is neither letter nor digit, or no letter, as a gap. */
function readings(name: string): readonly string[] {
  const plain = name.normalize('NFKC').replace(unseen, '');
  return [
    plain,
    unspaced(plain),
    plain.replace(/[^\p{L}]+/gu, ' '),
    plain.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '),
  ];
}

/** Whether a name may be shown to others. */
export function isDecent(name: string): boolean {
  return !readings(name).some((reading) =>
    matchers.some((matcher) => matcher.hasMatch(reading.toLowerCase())),
  );
}
