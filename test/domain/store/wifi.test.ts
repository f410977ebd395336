import { wifiCode, wifiProblem } from '@/domain/store/wifi'
import { LOCALES } from '@/contract/constants/common'
import { loadMessages, translate } from '@/i18n/i18n'
import '@/i18n/en/wifi'

/** Error numbers of the platforms and their meaning (specification §8 "Wi-Fi errors"). */
const CODES = {
  unsupported: [12001],
  password: [12002, 12010, 12014],
  timeout: [12003],
  repeated: [12004],
  wifiOff: [12005],
  gpsOff: [12006],
  denied: [12007],
  invalidName: [12008],
} as const
const PROBLEMS = Object.keys(CODES) as (keyof typeof CODES)[]

test.each(PROBLEMS)('the numbers of "%s" are recognised, also as text', (problem) => {
  for (const code of CODES[problem]) expect([wifiProblem(code), wifiProblem(String(code))]).toEqual([problem, problem])
})

test.each([[12000], [12009], [12011], [12013], [undefined], ['what?']])('%p has no specific text', (code) => {
  expect(wifiProblem(code)).toBe('other')
})

test.each(LOCALES)('the eight problems have eight different texts in %s', async (locale) => {
  await loadMessages(locale)
  const texts = new Set(PROBLEMS.map((problem) => translate(locale, `wifiError.${problem}`)))
  expect([PROBLEMS.length, texts.size]).toEqual([8, 8])
  for (const text of texts) expect(text).not.toContain('wifiError.')
})

test.each([
  ['a network with a password', 'Sala Guests', 'tom yum 88', false, 'WIFI:T:WPA;S:Sala Guests;P:tom yum 88;;'],
  ['an open network', 'Sala Riverside', '', false, 'WIFI:T:nopass;S:Sala Riverside;;'],
  ['a hidden network', 'Sala', 'pass', true, 'WIFI:T:WPA;S:Sala;P:pass;H:true;;'],
  ['separator characters', 'A;B:C', 'x,y"z', false, String.raw`WIFI:T:WPA;S:A\;B\:C;P:x\,y\"z;;`],
  ['backslashes', 'a\\b', '\\;', false, String.raw`WIFI:T:WPA;S:a\\b;P:\\\;;;`],
  ['Thai and Chinese', 'ศาลา 莎拉', 'ต้มยำ', false, 'WIFI:T:WPA;S:ศาลา 莎拉;P:ต้มยำ;;'],
])('a Wi-Fi code contains %s', (_what, ssid, password, hidden, code) => {
  expect(wifiCode({ ssid, password, hidden })).toBe(code)
})
