/** A demo member with data to show. Amounts in satang. */
export const MEMBER = {
  id: 'ploy',
  nickname: 'Ploy',
  gender: 2,
  phone: '+66812345678',
  email: 'ploy@example.com',
  password: 'warm table',
  /** Balances: money in satang. */
  ledger: { paidIn: 40_000, bonus: 10_000, points: 1280, growth: 3400 },
} as const
