import { Button, type ButtonProps, type Theme, Tooltip, useMediaQuery } from '@mui/material'
import type { ReactNode } from 'react'

type BarButtonProps = Omit<ButtonProps<'button', { to?: string }>, 'children' | 'startIcon' | 'aria-label'> & {
  icon: ReactNode
  text: string
  /** Where the text is more than a name: it stays on a phone. */
  alwaysShowsText?: boolean
}

/** A button of the bar above a page; on a phone its icon alone, so that the page begins sooner. */
export function BarButton({ icon, text, alwaysShowsText = false, ...rest }: BarButtonProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  if (!isPhone || alwaysShowsText)
    return (
      <Button {...rest} startIcon={icon}>
        {text}
      </Button>
    )
  return (
    <Tooltip title={text}>
      <span>
        <Button {...rest} aria-label={text} sx={{ minWidth: 44, px: 1 }}>
          {icon}
        </Button>
      </span>
    </Tooltip>
  )
}
