/** Digits of a pay code and of a verification code. */
export const PAY_CODE_DIGITS = 6

/** The digits of a typed code, at most those of one. */
export const payCodeTyped = (text: string) => text.replace(/\D/g, '').slice(0, PAY_CODE_DIGITS)
