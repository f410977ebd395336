import type { Theme } from '@mui/material'

export const MAP_HEIGHT = 380

/** Class names of what lies on the map. */
export const LOOKS = {
  square: 'ground-square',
  area: 'ground-area',
  store: 'ground-store',
  corner: 'ground-corner',
  chosen: 'ground-chosen',
}

const DOT = {
  ...{ content: '""', position: 'absolute', inset: '12px' },
  ...{ borderRadius: '50%', border: '3px solid #fff', boxShadow: '0 1px 4px rgb(0 0 0 / 40%)' },
}

/** The look of the map; its layers stack inside. */
export const mapLook = ({ palette }: Theme) =>
  ({
    ...{ height: MAP_HEIGHT, borderRadius: '12px', overflow: 'hidden', isolation: 'isolate', marginBottom: '8px' },
    '&.leaflet-container': { backgroundColor: palette.background.default, font: 'inherit' },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: '2px' },
    [`& .${LOOKS.square}`]: { border: `1px solid ${palette.divider}` },
    [`& .${LOOKS.area}`]: { stroke: palette.info.main, fill: palette.info.main },
    [`& .${LOOKS.corner}::after`]: { ...DOT, backgroundColor: palette.primary.main },
    [`& .${LOOKS.corner}.${LOOKS.chosen}::after`]: { inset: '8px', backgroundColor: palette.info.main },
    [`& .${LOOKS.store}::after`]: { ...DOT, borderRadius: '4px', backgroundColor: palette.text.primary },
  }) as const
