import type { helpContract } from '../../../src/contract/help'
import { readHelp, readHelper } from './helpRepository'
import type { Handlers } from '../../api/context'
import { AppError } from '../../api/appError'

export const helpHandlers: Handlers<typeof helpContract> = {
  helpers: async ({ db, locale }) => ({ list: await readHelp(db, locale) }),

  async helper({ db, locale }, { helperId }) {
    const article = await readHelper(db, helperId, locale)
    if (!article) throw new AppError(400, 'help.notFound')
    return article
  },
}
