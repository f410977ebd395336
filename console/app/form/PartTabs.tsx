import { Box, Tab, Tabs } from '@mui/material'
import { type ReactNode, useState } from 'react'

interface Part {
  name: string
  label: string
  content: ReactNode
}

interface PartTabsProps {
  label: string
  /** What is shown first; it starts anew each time. */
  first: Part
  /** The part with forms: once it was opened it stays, hidden, with what was typed in it. Missing for who may not edit. */
  forms?: Part | undefined
}

/** The two parts of a page, behind tabs: its work, and for managers the forms that set it up. */
export function PartTabs({ label, first, forms }: PartTabsProps) {
  const [open, setOpen] = useState(first.name)
  const [wasOpened, setOpened] = useState(false)
  if (!forms) return first.content
  const isOpen = open === forms.name
  const choose = (name: string) => {
    setOpen(name)
    setOpened(wasOpened || name === forms.name)
  }
  return (
    <>
      <Tabs value={open} onChange={(_event, name: string) => choose(name)} aria-label={label}>
        {[first, forms].map((part) => (
          <Tab key={part.name} value={part.name} label={part.label} />
        ))}
      </Tabs>
      {!isOpen && first.content}
      {wasOpened && <Box hidden={!isOpen}>{forms.content}</Box>}
    </>
  )
}
