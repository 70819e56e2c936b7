import type { Language } from '@open-yatzy/i18n';
import type { Guide } from './guide.ts';

/** Questions and answers as structured data (schema.org FAQPage), doubtful cases among them. */
export function faqPage({ words, cases }: Guide, language: Language): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: language,
    name: words.heading,
    mainEntity: [...words.questions, ...cases].map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
