import { Button, Dialog, DialogActions, DialogContent, DialogTitle, List, ListItemButton } from '@mui/material'
import { useTranslate } from 'react-admin'
import { BLOCK_TYPES } from '../../contract/look/blockShapes'
import { useKindName } from './blockName'

interface AddBlockProps {
  busy: boolean
  onChoose(type: string): Promise<void>
  onClose(): void
}

/** Chooses the kind of a new block. */
export function AddBlockDialog({ busy, onChoose, onClose }: AddBlockProps) {
  const translate = useTranslate()
  const nameOf = useKindName()
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="add-block">
      <DialogTitle id="add-block">{translate('look.addBlock')}</DialogTitle>
      <DialogContent>
        <List component="div" sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          {BLOCK_TYPES.map((type) => (
            <ListItemButton key={type} disabled={busy} onClick={() => void onChoose(type)} sx={{ borderRadius: 2 }}>
              {nameOf(type)}
            </ListItemButton>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}
