/** SQLSTATE of a server that shuts down, is full or cancels what takes too long, and codes of a connection that fails. */
const UNAVAILABLE_CODE = /^(08...|57P0.|57014|53300|25P0[34]|ECONN\w+|EPIPE|ETIMEDOUT|EAI_AGAIN)$/
/** What pg says of a lost connection, which has no code. */
const UNAVAILABLE_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed))/

/** The SQLSTATE of a database error, which drizzle wraps; empty for any other error. */
export function sqlState(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return 'cause' in error ? sqlState(error.cause) : ''
}

/** Whether a query failed because the database could not be reached or did not answer in time. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if (UNAVAILABLE_CODE.test(sqlState(error))) return true
  if ('message' in error && UNAVAILABLE_MESSAGE.test(String(error.message))) return true
  return 'cause' in error && isDatabaseUnavailable(error.cause)
}
