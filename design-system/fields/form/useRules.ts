import { inSentence } from '../../foundation/text/inSentence.ts';
import { isWebAddress } from '../../foundation/text/isWebAddress.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import { joinWithSpace } from '../frame/joinWithSpace.ts';
import { faultsOf } from '../key-value-rows/faultsOf.ts';
import type { Pair } from '../key-value-rows/pairs.ts';

/**
 * The common rules with their sentences, to be spread together: `form.field('alias', { ...rule.write(t.alias), ...rule.atMost(20) })`.
 * A sentence says what to fix and can stand alone in the summary above a long form.
 */
export function useRules() {
  const t = useWords(words);
  return {
    /** Something has to be typed: 填写活动名称. */
    write: (what: string) => ({ required: t.write(what) }),
    /** Something has to be chosen: 选择活动组. */
    choose: (what: string) => ({ required: t.choose(what) }),
    atMost: (characters: number) => ({ maxLength: { value: characters, message: t.atMost(characters) } }),
    /** The unit stands as the reader writes it: ¥500, 30 天. */
    from: (min: number, withUnit = String(min)) => ({ min: { value: min, message: t.from(withUnit) } }),
    upTo: (max: number, withUnit = String(max)) => ({ max: { value: max, message: t.upTo(withUnit) } }),
    email: () => ({ pattern: { value: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, message: t.email } }),
    address: () => ({ validate: { address: (text: string) => text === '' || isWebAddress(text) || t.address } }),
    /** No key twice, no value without a key. */
    pairs: () => ({ validate: { pairs: (pairs: Pair[]) => !faultsOf(pairs).some(Boolean) || t.pairs } }),
  };
}

const words = bilingual({
  write: [(what: string) => joinWithSpace('填写', what), (what: string) => `Enter ${inSentence(what)}`],
  choose: [(what: string) => joinWithSpace('选择', what), (what: string) => `Choose ${inSentence(what)}`],
  atMost: [(n: number) => `最多 ${n} 个字`, (n: number) => `${n} characters at most`],
  from: [(min: string) => `不低于 ${min}`, (min: string) => `${min} or more`],
  upTo: [(max: string) => `不超过 ${max}`, (max: string) => `${max} or less`],
  email: ['填写完整的邮箱', 'Enter a full email address'],
  address: ['填写以 http:// 或 https:// 开头的完整网址', 'Enter a full URL starting with http:// or https://'],
  pairs: ['参数名不能重复，也不能为空', 'Keys can’t repeat or be empty'],
});
