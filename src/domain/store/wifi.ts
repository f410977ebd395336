/** Errors of joining a wireless network (specification §8 "Wi-Fi errors"). */
export type WifiProblem =
  | 'unsupported'
  | 'password'
  | 'timeout'
  | 'repeated'
  | 'wifiOff'
  | 'gpsOff'
  | 'denied'
  | 'invalidName'
  /** Any other error. */
  | 'other'

/** Error codes of WeChat and Alipay, which are equal; iPhones report the last two for a wrong password. */
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

/** The error of a host's error code. */
export function wifiProblem(code: number | string | undefined): WifiProblem {
  return PROBLEMS.get(Number(code)) ?? 'other'
}

interface Network {
  ssid: string
  /** Empty for an open network. */
  password: string
  hidden: boolean
}

/** The text of a QR code with which cameras join a network. */
export function wifiCode({ ssid, password, hidden }: Network): string {
  const fields = [
    `T:${password ? 'WPA' : 'nopass'}`,
    `S:${escaped(ssid)}`,
    ...(password ? [`P:${escaped(password)}`] : []),
    ...(hidden ? ['H:true'] : []),
  ]
  return `WIFI:${fields.join(';')};;`
}

/** Escapes separators and the backslash by a backslash. */
const escaped = (text: string) => text.replace(/[\\;,:"]/g, String.raw`\$&`)
