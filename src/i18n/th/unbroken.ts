import { JOINER } from '@/domain/text/nonBreaking'
import messages from './messages'
import type { Messages } from '../messages'

/** Loan words that are not in the dictionaries by which browsers find the ends of Thai words, with a hyphen where a line would end. */
const LOAN_WORDS = ['ออ-เด-อร์', 'เดลิ-เว-อรี', 'ไร-เด-อร์', 'คิว-อาร์', 'บาร์-โค้ด', 'อั่ง-เปา']
const joined = LOAN_WORDS.map((word) => [word.replace(/-/g, ''), word.replace(/-/g, JOINER)] as const)

const unbroken = (text: string) => joined.reduce((rest, [word, whole]) => rest.split(word).join(whole), text)

/** The Thai texts for browsers: loan words stay on one line. */
export default Object.fromEntries(
  Object.entries(messages).map(([area, texts]) => [
    area,
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, unbroken(text)])),
  ]),
) as Messages
