import AddIcon from '@mui/icons-material/Add'
import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useLookPages } from '../form/fields/LinkField'
import type { LayoutKey } from './useLayout'

const HOME = [
  { page: 'index', target: '' },
  { page: 'user', target: '' },
] as const

const isSame = (one: LayoutKey, other: LayoutKey) => one.page === other.page && one.target === other.target

interface LookPagesProps {
  place: LayoutKey
  onChange(place: LayoutKey): void
}

/** Chooses the page: the home page, the member page, or one of the restaurant's own. */
export function LookPages({ place, onChange }: LookPagesProps) {
  const translate = useTranslate()
  const { data } = useLookPages()
  const [isAsking, setAsking] = useState(false)
  const known = data?.list ?? HOME
  const pages = known.some((each) => isSame(each, place)) ? known : [...known, place]
  return (
    <Box component="nav" aria-label={translate('look.pages')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
      {pages.map((each) => (
        <Button
          key={each.page + each.target}
          variant={isSame(each, place) ? 'contained' : 'outlined'}
          aria-current={isSame(each, place) ? 'page' : undefined}
          onClick={() => onChange(each)}
        >
          {each.target || translate(`look.pageNames.${each.page}`)}
        </Button>
      ))}
      <Button startIcon={<AddIcon />} onClick={() => setAsking(true)}>
        {translate('look.newPage')}
      </Button>
      {isAsking && (
        <NewPage
          onClose={() => setAsking(false)}
          onMade={(target) => {
            setAsking(false)
            onChange({ page: 'custom', target })
          }}
        />
      )}
    </Box>
  )
}

/** Asks for the name of an own page. The page is there once it has a block. */
function NewPage({ onClose, onMade }: { onClose(): void; onMade(target: string): void }) {
  const translate = useTranslate()
  const [name, setName] = useState('')
  const isValid = /^[\w-]{1,40}$/.test(name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isValid) onMade(name)
  }
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="new-page">
      <form onSubmit={submit}>
        <DialogTitle id="new-page">{translate('look.newPage')}</DialogTitle>
        <DialogContent>
          <Typography color="text.secondary">{translate('look.newPageText')}</Typography>
          <TextField
            required
            label={translate('look.newPageName')}
            value={name}
            error={name !== '' && !isValid}
            helperText={translate('look.newPageHint')}
            onChange={({ target }) => setName(target.value)}
          />
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={!isValid}>
            {translate('look.openPage')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
