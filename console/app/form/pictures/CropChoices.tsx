import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import { useTranslate } from 'react-admin'
import { TILES } from './tiles'

const SHAPES = ['square', 'whole'] as const

/** A square, or the whole picture. */
export function Shapes({ square, onChange }: { square: boolean; onChange(square: boolean): void }) {
  const translate = useTranslate()
  return (
    <FormControl>
      <FormLabel id="crop-shape">{translate('picture.shape')}</FormLabel>
      <RadioGroup
        row
        aria-labelledby="crop-shape"
        value={square ? 'square' : 'whole'}
        onChange={(_event, shape) => onChange(shape === 'square')}
      >
        {SHAPES.map((shape) => (
          <FormControlLabel key={shape} value={shape} control={<Radio />} label={translate(`picture.${shape}`)} />
        ))}
      </RadioGroup>
    </FormControl>
  )
}

/** What lies behind a picture without a background: nothing, or a colour of our tiles. */
export function Backgrounds({ chosen, onChange }: { chosen: string; onChange(colour: string): void }) {
  const translate = useTranslate()
  const colours = [['none', ''], ...Object.entries(TILES)] as const
  return (
    <FormControl>
      <FormLabel id="crop-background">{translate('picture.background')}</FormLabel>
      <RadioGroup row aria-labelledby="crop-background" value={chosen} onChange={(_event, colour) => onChange(colour)}>
        {colours.map(([name, colour]) => (
          <FormControlLabel
            key={name}
            value={colour}
            control={<Radio />}
            label={
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
                {colour && <Box sx={{ width: 20, height: 20, borderRadius: 1, border: 1, bgcolor: colour }} />}
                {translate(`picture.tiles.${name}`)}
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
