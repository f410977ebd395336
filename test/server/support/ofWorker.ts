const values = new Map<string, unknown>()

/**
 * A value that one test file makes and the next ones of the same worker use. Node itself loads this module, once for all of them
 * (config/jest.config.js); Jest loads other modules again for each file.
 */
export function ofWorker<T>(name: string, make: () => T): T {
  if (!values.has(name)) values.set(name, make())
  return values.get(name) as T
}
