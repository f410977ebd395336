import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Slider,
  Typography,
} from '@mui/material'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { pictureContract } from '../../../contract/look/picture'
import { useStaffParts } from '../../api/staffParts'
import { submitFailure } from '../calls/submitFailure'
import { Backgrounds, Shapes } from './CropChoices'
import { type Crop, croppedContent, drawCrop } from './crop'

const SHOWN = 280
const MAX_ZOOM = 4
const STEP = 0.05

interface CropDialogProps {
  file: File
  /** Nothing is cut off at first. */
  whole: boolean
  onUploaded(name: string): void
  onClose(): void
}

/** Crops a chosen picture, offers the colours of our tiles as its background, and uploads it. */
export function CropDialog({ file, whole, onUploaded, onClose }: CropDialogProps) {
  const translate = useTranslate()
  const [crop, setCrop] = useState<Crop>({ square: !whole, zoom: 1, x: 0.5, y: 0.5, background: '' })
  const { picture, problem, busy, upload } = useUpload(file, crop, onUploaded)
  const change = (part: Partial<Crop>) => setCrop((now) => ({ ...now, ...part }))
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="crop-title" onClose={onClose}>
      <DialogTitle id="crop-title">{translate('picture.title')}</DialogTitle>
      <DialogContent>
        {picture && <Preview picture={picture} crop={crop} onMove={change} />}
        <Shapes square={crop.square} onChange={(square) => change({ square })} />
        {crop.square && (
          <Box sx={{ px: 1 }}>
            <Typography id="crop-zoom" variant="body2">
              {translate('picture.zoom')}
            </Typography>
            <Slider
              aria-labelledby="crop-zoom"
              min={1}
              max={MAX_ZOOM}
              step={STEP}
              value={crop.zoom}
              onChange={(_event, zoom) => change({ zoom })}
            />
          </Box>
        )}
        <Backgrounds chosen={crop.background} onChange={(background) => change({ background })} />
        {problem && <Alert severity="error">{problem}</Alert>}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button onClick={onClose}>{translate('picture.cancel')}</Button>
        <Button variant="contained" disabled={!picture || busy} onClick={() => void upload()}>
          {translate('picture.upload')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function useUpload(file: File, crop: Crop, onUploaded: (name: string) => void) {
  const translate = useTranslate()
  const { client } = useStaffParts()
  const [picture, setPicture] = useState<ImageBitmap>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    createImageBitmap(file, { imageOrientation: 'from-image' }).then(setPicture, () =>
      setProblem(translate('picture.unreadable')),
    )
  }, [file, translate])
  const upload = async () => {
    if (!picture) return
    setBusy(true)
    setProblem('')
    try {
      const content = await croppedContent(picture, crop)
      onUploaded((await client.call(pictureContract.upload, { content })).name)
    } catch (error) {
      const failure = submitFailure(error)
      setProblem('text' in failure ? failure.text : translate('form.noReply'))
    } finally {
      setBusy(false)
    }
  }
  return { picture, problem, busy, upload }
}

const within = (value: number) => Math.min(1, Math.max(0, value))
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ...{ ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP] },
}

/** The cropped picture, which is moved by dragging and by the arrow keys. */
function Preview({ picture, crop, onMove }: { picture: ImageBitmap; crop: Crop; onMove(place: Partial<Crop>): void }) {
  const translate = useTranslate()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop, SHOWN * 2)
  }, [picture, crop])
  const move = (x: number, y: number) => onMove({ x: within(crop.x + x), y: within(crop.y + y) })
  const drag = ({ buttons, movementX, movementY }: PointerEvent) => {
    if (buttons === 1) move(-movementX / SHOWN, -movementY / SHOWN)
  }
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    move(...arrow)
  }
  return (
    <Box
      tabIndex={0}
      role="application"
      aria-label={translate('picture.move')}
      onPointerMove={drag}
      onKeyDown={press}
      sx={{ textAlign: 'center', touchAction: 'none', cursor: 'move' }}
    >
      <Box component="canvas" ref={canvas} sx={{ maxWidth: SHOWN, maxHeight: SHOWN, borderRadius: 2 }} />
      <Typography variant="body2" color="text.secondary">
        {translate('picture.move')}
      </Typography>
    </Box>
  )
}
