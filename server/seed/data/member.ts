/** A demo member with data to show. Amounts in satang. */
export const MEMBER = {
  id: 'ploy',
  nickname: 'Ploy',
  gender: 2,
  phone: '+66812345678',
  email: 'ploy@example.com',
  password: 'warm table',
  level: 2,
  levelName: 'VIP Gold',
  points: 1280,
  growth: 3400,
  balance: 50_000,
} as const
