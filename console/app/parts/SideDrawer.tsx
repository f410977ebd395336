import { Box, Drawer, IconButton, Typography } from '@mui/material'
import Close from '@mui/icons-material/Close'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'

interface SideDrawerProps {
  open: boolean
  onClose(): void
  children: ReactNode
}

const TITLE = 'drawer-title'

/** Details beside the page, over the whole width of a phone. */
export function SideDrawer({ open, onClose, children }: SideDrawerProps) {
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      // While it slides in, it would make the page of a phone or tablet wider.
      sx={{ overflow: 'hidden' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': TITLE, sx: { width: 'min(480px, 100%)' } } }}
    >
      <Box sx={{ p: 2 }}>{children}</Box>
    </Drawer>
  )
}

interface HeadProps {
  title: string
  onClose(): void
  /** Below the title. */
  children: ReactNode
}

/** The title of a drawer, and what closes it. */
export function DrawerHead({ title, onClose, children }: HeadProps) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography id={TITLE} variant="h2" sx={{ fontSize: '2rem', fontWeight: 800, lineHeight: 1.2 }}>
          {title}
        </Typography>
        {children}
      </Box>
      <IconButton onClick={onClose} aria-label={translate('orders.close')} sx={{ width: 44, height: 44 }}>
        <Close />
      </IconButton>
    </Box>
  )
}
