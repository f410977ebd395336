import { ServerProcess } from '../../server/support/payments/serverProcess'
import { removeData, siteVariables, temporaryData, type SiteOptions } from './site'

/**
 * Starts a server process with temporary data for a piece of work, and stops it however that ends. For measurements: it shares no thread with
 * the visitor.
 */
export async function withSiteProcess<T>(
  options: SiteOptions,
  work: (site: { url: string }) => Promise<T>,
): Promise<T> {
  const data = await temporaryData(options)
  try {
    const { folder, own } = data
    const server = new ServerProcess({ LOG_LEVEL: 'warn', ...siteVariables(folder, options), ...own.env })
    await server.start()
    try {
      return await work(server)
    } finally {
      await server.stop()
    }
  } finally {
    await removeData(data)
  }
}
