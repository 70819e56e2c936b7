import {
  boxName,
  languages,
  loadCatalog,
  loadOperatorWords,
  loadPeopleWords,
  loadSocialWords,
  ruleSetWords,
} from '@open-yatzy/i18n';
import { rejectionCodes } from '@open-yatzy/match';
import {
  measureTypes,
  peopleRefusals,
  phrases,
  reactions,
  reportReasons,
  serverErrorCodes,
  socialRefusals,
  talkRefusals,
} from '@open-yatzy/protocol';
import { botIds, ruleSets } from '@open-yatzy/rules';
import { describe, expect, it } from 'vitest';

describe.each(languages)('in %s', (language) => {
  it('every refusal and every server error has words, and nothing else does', async () => {
    const { rejections, serverErrors } = await loadCatalog(language);
    expect(Object.keys(rejections).sort()).toEqual([...rejectionCodes].sort());
    expect(Object.keys(serverErrors).sort()).toEqual([...serverErrorCodes].sort());
  });

  it('everything that people are refused about themselves has words', async () => {
    const { refusals } = await loadPeopleWords(language);
    expect(Object.keys(refusals).sort()).toEqual([...peopleRefusals].sort());
  });

  it('everything that is refused between people has words', async () => {
    const { refusals } = await loadSocialWords(language);
    expect(Object.keys(refusals).sort()).toEqual([...new Set([...socialRefusals, ...talkRefusals])].sort());
  });

  it('whatever can be said, reported or decided has words', async () => {
    const { talk } = await loadSocialWords(language);
    const { actions } = await loadOperatorWords(language);
    expect(Object.keys(talk.phrases)).toEqual([...phrases]);
    expect(Object.keys(talk.reactions)).toEqual([...reactions]);
    expect(Object.keys(talk.reasons)).toEqual([...reportReasons]);
    expect(Object.keys(actions)).toEqual([...measureTypes]);
  });

  it('every bot has a name of its own', async () => {
    const { bots } = await loadCatalog(language);
    expect(Object.keys(bots)).toEqual([...botIds]);
    expect(new Set(Object.values(bots)).size).toBe(botIds.length);
  });

  it.each(ruleSets)('$id has a name, and its boxes have different ones', async ({ id, boxes }) => {
    const catalog = await loadCatalog(language);
    expect(ruleSetWords(catalog, id).name).not.toBe(id);
    const names = boxes.map(({ box }) => boxName(catalog, id, box));
    expect(new Set(names).size).toBe(boxes.length);
  });
});
