import type { helpContract } from '../../../src/contract/help'
import { readHelp, readHelper } from './helpRepository'
import type { Handlers } from '../../api/context'
import { AppError } from '../../api/appError'
import type { PreviewTickets } from '../config/previewTickets'

/** The help centre; a ticket shows its draft. */
export const helpHandlers = (previews: PreviewTickets): Handlers<typeof helpContract> => ({
  helpers: async ({ db, locale }, { draft }) => ({ list: await readHelp(db, locale, previews.admits(draft)) }),

  async helper({ db, locale }, { helperId, draft }) {
    const article = await readHelper(db, helperId, { locale, isPreview: previews.admits(draft) })
    if (!article) throw new AppError(400, 'help.notFound')
    return article
  },
})
