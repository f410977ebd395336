import { Box, Card, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** A part of a page of figures, under its heading. */
export function FigureSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" sx={{ p: 2, mb: 2 }}>
      <Typography variant="h2">{title}</Typography>
      {children}
    </Card>
  )
}

interface FigureTableProps {
  heads?: readonly string[]
  /** The name of each row, and its figures. */
  rows: readonly (readonly string[])[]
  /** Without rows. */
  none?: string
}

/** Figures by name. */
export function FigureTable({ heads, rows, none }: FigureTableProps) {
  if (rows.length === 0) return <Typography color="text.secondary">{none}</Typography>
  return (
    <Box component="table" sx={TABLE}>
      {heads && (
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([name = '', ...values], row) => (
          // eslint-disable-next-line react/no-array-index-key -- two dishes may have the same name
          <tr key={row}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              // eslint-disable-next-line react/no-array-index-key -- columns never change places
              <td key={index}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

const CELL = { py: 0.75, textAlign: 'right', fontWeight: 400, borderBottom: 1, borderColor: 'divider' } as const
const TABLE = {
  width: '100%',
  borderCollapse: 'collapse',
  '& td, & th': CELL,
  '& th:first-of-type': { textAlign: 'left' },
} as const
