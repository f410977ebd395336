import AddIcon from '@mui/icons-material/Add'
import { Button, Card, Box, Typography } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { type Layout, lookContract } from '../../contract/look/look'
import { moved } from '../list/moved'
import { useDragOrder } from '../list/useDragOrder'
import { ConfirmDialog } from '../tables/ConfirmDialog'
import { AddBlockDialog } from './AddBlockDialog'
import { BlockRow } from './BlockRow'
import { useKindName } from './blockName'
import { seenOf, useLayoutWrite } from './useLayout'

/** The blocks of a page in their order, each with what staff do with it. */
export function BlockList({ layout, onOpen }: { layout: Layout; onOpen(id: string): void }) {
  const translate = useTranslate()
  const { busy, arrange, add } = useBlockMoves(layout)
  const [isAdding, setAdding] = useState(false)
  const { blocks } = layout
  const ids = blocks.map(({ id }) => id)
  const move = (id: string, to: number) => void arrange(moved(ids, id, to))
  const drag = useDragOrder(ids, move, !busy)
  return (
    <>
      {blocks.length === 0 && <Typography sx={{ mb: 2 }}>{translate('look.noBlocks')}</Typography>}
      <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {blocks.map((block, at) => (
          <BlockRow
            key={block.id}
            block={block}
            drag={drag(block.id)}
            order={{ at, last: blocks.length - 1, busy, onMove: (to) => move(block.id, to) }}
            onOpen={() => onOpen(block.id)}
            onHide={() => void arrange(ids, block.hidden ? { shown: block.id } : { hidden: block.id })}
            removal={<RemoveButton layout={layout} id={block.id} type={block.type} />}
          />
        ))}
      </Card>
      <Box sx={{ mt: 2 }}>
        <Button variant="outlined" startIcon={<AddIcon />} disabled={busy} onClick={() => setAdding(true)}>
          {translate('look.addBlock')}
        </Button>
      </Box>
      {isAdding && (
        <AddBlockDialog
          busy={busy}
          onClose={() => setAdding(false)}
          onChoose={async (type) => {
            const added = await add(type)
            if (added) onOpen(added)
          }}
        />
      )}
    </>
  )
}

/** Removes a block from the draft, after asking. */
function RemoveButton({ layout, id, type }: { layout: Layout; id: string; type: string }) {
  const translate = useTranslate()
  const name = useKindName()(type)
  const [isAsking, setAsking] = useState(false)
  const { busy, arrange } = useBlockMoves(layout)
  const others = layout.blocks.map((block) => block.id).filter((each) => each !== id)
  return (
    <>
      <Button
        color="inherit"
        disabled={busy}
        aria-label={`${translate('form.remove')}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {translate('form.remove')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`${translate('form.remove')}: ${name}`}
          action={translate('form.remove')}
          disabled={busy}
          onConfirm={() => arrange(others)}
          onClose={() => setAsking(false)}
        >
          <Typography>{translate('look.asks.remove')}</Typography>
        </ConfirmDialog>
      )}
    </>
  )
}

/** Adds blocks, orders and hides them. */
function useBlockMoves(layout: Layout) {
  const { busy, write } = useLayoutWrite(layout)
  const hiddenNow = new Map(layout.blocks.map(({ id, hidden }) => [id, hidden]))
  const arrange = async (ids: readonly string[], change: { hidden?: string; shown?: string } = {}) => {
    const isHidden = (id: string) => (hiddenNow.get(id) === true && id !== change.shown) || id === change.hidden
    const blocks = ids.map((id) => ({ id, hidden: isHidden(id) }))
    return (await write(lookContract.arrange, { ...seenOf(layout), blocks }, 'look.draftSaved')) !== undefined
  }
  const add = async (type: string) => {
    const made = await write(lookContract.add, { ...seenOf(layout), type }, 'look.draftSaved')
    return made?.blocks.at(-1)?.id
  }
  return { busy, arrange, add }
}
