/** What can keep a phone from joining a wireless network (specification §8 "Wi-Fi errors"). */
export type WifiProblem =
  | 'unsupported'
  | 'password'
  | 'timeout'
  | 'repeated'
  | 'wifiOff'
  | 'gpsOff'
  | 'denied'
  | 'invalidName'
  /** Anything that has no text of its own. */
  | 'other'

/** The numbers of WeChat and Alipay, which are the same; the last two are what iPhones say of a wrong password. */
const PROBLEMS = new Map<number, WifiProblem>([
  [12001, 'unsupported'],
  [12002, 'password'],
  [12003, 'timeout'],
  [12004, 'repeated'],
  [12005, 'wifiOff'],
  [12006, 'gpsOff'],
  [12007, 'denied'],
  [12008, 'invalidName'],
  [12010, 'password'],
  [12014, 'password'],
])

/** What a host's number for a failed connection means. */
export function wifiProblem(code: number | string | undefined): WifiProblem {
  return PROBLEMS.get(Number(code)) ?? 'other'
}

interface Network {
  ssid: string
  /** Empty for an open network. */
  password: string
  hidden: boolean
}

/** What a code holds that cameras read as "join this network". */
export function wifiCode({ ssid, password, hidden }: Network): string {
  const fields = [
    `T:${password ? 'WPA' : 'nopass'}`,
    `S:${escaped(ssid)}`,
    ...(password ? [`P:${escaped(password)}`] : []),
    ...(hidden ? ['H:true'] : []),
  ]
  return `WIFI:${fields.join(';')};;`
}

/** The signs that end or part fields are marked by a backslash, and so is the backslash. */
const escaped = (text: string) => text.replace(/[\\;,:"]/g, String.raw`\$&`)
