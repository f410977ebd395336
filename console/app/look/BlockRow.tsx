import { Box, Button, Chip, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { isBlockType } from '../../contract/look/blockShapes'
import type { LookBlock } from '../../contract/look/look'
import { OrderButtons, type OrderButtonsProps } from '../form/fields/OrderButtons'
import { OrderedRow } from '../list/OrderedRow'
import type { DragProps } from '../list/useDragOrder'
import { useFirstText, useKindName } from './blockName'

interface BlockRowProps {
  block: LookBlock
  drag: DragProps
  order: Omit<OrderButtonsProps, 'name'>
  onOpen(): void
  onHide(): void
  removal: ReactNode
}

/** A block of the list. One of a kind that the storefront does not have can be moved, hidden and removed. */
export function BlockRow({ block, drag, order, onOpen, onHide, removal }: BlockRowProps) {
  const translate = useTranslate()
  const name = useKindName()(block.type)
  const text = useFirstText()(block)
  const isKnown = isBlockType(block.type)
  const hide = translate(block.hidden ? 'look.show' : 'look.hide')
  const edit = translate('ra.action.edit')
  return (
    <OrderedRow drag={drag} edge="borderBottom">
      <Box sx={{ flex: '1 1 180px', minWidth: 0, opacity: block.hidden ? 0.7 : 1 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {name} {block.hidden && <Chip size="small" label={translate('look.hidden')} />}
        </Typography>
        {text && (
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        )}
        {!isKnown && <Problem text={translate('look.unknownKind')} />}
        {isKnown && block.faults.length > 0 && <Problem text={translate('look.faulty')} />}
      </Box>
      <OrderButtons name={name} {...order} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        {isKnown && (
          <Button aria-label={`${edit}: ${name}`} onClick={onOpen}>
            {edit}
          </Button>
        )}
        <Button color="inherit" disabled={order.busy} aria-label={`${hide}: ${name}`} onClick={onHide}>
          {hide}
        </Button>
        {removal}
      </Box>
    </OrderedRow>
  )
}

function Problem({ text }: { text: string }) {
  return (
    <Typography variant="body2" color="warning.main">
      {text}
    </Typography>
  )
}
