import ArrowBack from '@mui/icons-material/ArrowBack'
import { Box, Button, Card, Typography } from '@mui/material'
import { useMemo, useState } from 'react'
import { useTranslate } from 'react-admin'
import { type BlockType, isBlockType, storedShape } from '../../contract/look/blockShapes'
import { type Layout, type LookBlock, lookContract } from '../../contract/look/look'
import { StaffReplyError } from '../api/errors'
import { AreaForm } from '../form/AreaForm'
import type { Values } from '../schema/mergeEdits'
import { enteredValues, staffSchema, storedValues } from '../schema/staffSchema'
import { AdvancedButton } from './AdvancedButton'
import { AutoSave } from './AutoSave'
import { useKindName } from './blockName'
import { CloseButton } from './CloseButton'
import { LOOK_FORMS } from './lookForms'
import { seenOf, useLayoutWrite } from './useLayout'

interface BlockFormProps {
  layout: Layout
  block: LookBlock
  onClose(): void
}

/** The form of a block. What is typed is saved to the draft after a pause, and the preview shows it. */
export function BlockForm(props: BlockFormProps) {
  const { type } = props.block
  return isBlockType(type) ? <KnownForm {...props} type={type} /> : null
}

function KnownForm({ layout, block, type, onClose }: BlockFormProps & { type: BlockType }) {
  const translate = useTranslate()
  const name = useKindName()(type)
  const shape = useMemo(() => storedShape(type), [type])
  const endpoint = useMemo(() => ({ ...lookContract.update, input: staffSchema(shape) }), [shape])
  // What the form begins with: later edits of its own do not fill it in again.
  const [begun, setBegun] = useState(() => enteredValues(shape, block.data))
  const [rewrites, setRewrites] = useState(0)
  const [saved, setSaved] = useState<Values>()
  const { send } = useLayoutWrite(layout)
  const isEmpty = Object.keys(endpoint.input.entries).length === 0

  const update = (data: Values) => send(lookContract.update, { ...seenOf(layout), id: block.id, data: { ...data } })
  const rewrite = async (data: Values) => {
    await update(data)
    setBegun(enteredValues(shape, data))
    setRewrites(rewrites + 1)
  }
  const save = async (values: Values, form: Values) => {
    try {
      await update(storedValues(shape, values))
      setSaved(form)
    } catch (error) {
      throw asOfBlock(error, block.id, (current) => enteredValues(shape, current))
    }
  }
  return (
    <Card sx={{ minWidth: 0 }}>
      <Typography variant="h2" sx={{ px: 2, pt: 2 }}>
        {name}
      </Typography>
      {isEmpty ? (
        <Box sx={{ p: 2 }}>
          <Typography color="text.secondary">{translate('look.nothingToEnter')}</Typography>
          <Button startIcon={<ArrowBack />} onClick={onClose}>
            {translate('look.back')}
          </Button>
        </Box>
      ) : (
        <AreaForm key={rewrites} area={LOOK_FORMS} endpoint={endpoint} record={begun} onSubmit={save}>
          <CloseButton onClose={onClose} />
          <AutoSave schema={endpoint.input} saved={saved} />
        </AreaForm>
      )}
      <Box sx={{ px: 2, pb: 1 }}>
        <AdvancedButton title={name} value={block.data} onSave={rewrite} />
      </Box>
    </Card>
  )
}

/** A conflict about the page as one about the block: how its data are now. */
function asOfBlock(error: unknown, id: string, read: (data: object) => Values): unknown {
  if (!(error instanceof StaffReplyError) || !error.current) return error
  const { blocks } = error.current as unknown as Layout
  const current = read(blocks.find((block) => block.id === id)?.data ?? {})
  return new StaffReplyError(error.code, error.msg, { current })
}
