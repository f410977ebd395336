import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Reply } from '../../../../src/contract/endpoint'
import { MAX_FILE_BYTES } from '../../../contract/fields'
import { dishSheetContract as calls, type SheetPreview } from '../../../contract/menu/dishSheet'
import { StaffReplyError } from '../../api/errors'
import { useStaffParts } from '../../api/staffParts'
import { base64Of } from '../../form/pictures/crop'
import { submitFailure } from '../../form/calls/submitFailure'

const TYPES = /\.(xlsx|csv|tsv|txt)$/i

/** Why an import did not go on, and how to try it again where that is possible. */
interface Problem {
  text: string
  retry?: () => void
}

type Imported = Reply<(typeof calls)['apply']>

/** Makes a call: busy until its outcome is known. Without a reply it can be tried again. */
function useAttempt() {
  const translate = useTranslate()
  const [problem, setProblem] = useState<Problem>()
  const [busy, setBusy] = useState(false)
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      const failure = submitFailure(error)
      const retry = () => void attempt(work)
      setProblem('text' in failure ? { text: failure.text } : { text: translate('sheet.noReply'), retry })
    } finally {
      setBusy(false)
    }
  }
  return { attempt, busy, problem, refuse: (text: string) => setProblem({ text: translate(text) }) }
}

/** The reason why a file cannot be uploaded. */
function fileFault({ name, size }: File): string | undefined {
  if (!TYPES.test(name)) return 'sheet.wrongType'
  return size > MAX_FILE_BYTES ? 'sheet.tooLarge' : undefined
}

/** The import of a spreadsheet: a file is chosen, previewed, and imported as it was previewed. The file stays until that is done. */
export function useSheetImport(storeId: string) {
  const { client } = useStaffParts()
  const queries = useQueryClient()
  const { attempt, busy, problem, refuse } = useAttempt()
  const [name, setName] = useState('')
  const [content, setContent] = useState('')
  const [preview, setPreview] = useState<SheetPreview>()
  const [done, setDone] = useState<Imported>()

  const read = async (file: string) => setPreview(await client.call(calls.preview, { storeId, content: file }))

  const choose = async (file: File | undefined) => {
    if (!file) return
    setName(file.name)
    setPreview(undefined)
    setDone(undefined)
    const fault = fileFault(file)
    if (fault) return refuse(fault)
    await attempt(async () => {
      const chosen = await base64Of(file)
      setContent(chosen)
      await read(chosen)
    })
  }

  const apply = ({ seen }: SheetPreview) =>
    attempt(async () => {
      try {
        setDone(await client.call(calls.apply, { storeId, content, seen }))
        setPreview(undefined)
        await queries.invalidateQueries()
      } catch (error) {
        // The menu has changed: how the import would be now is shown beside the reason.
        if (error instanceof StaffReplyError && error.code === 409) await read(content)
        throw error
      }
    })

  return { name, preview, problem, done, busy, choose, apply }
}

export type SheetImport = ReturnType<typeof useSheetImport>
